### keys made: of conditions.

# Why somebody can't take 0 or 10 in a check; the page says it beside the button.

opposed = You can't take 0 or 10 against somebody else.
dodge_due = { opposed }
raw = You can't take 0 or 10 with an attribute alone.
no_route = You haven't chosen how to roll yet.
no_professional = You need a skill of { $needed }, and here it's { $level }.
fumbles = Nothing is predictable with a fumble chance of { $chance }.
unpredictable = The game master has called it unpredictable.
stressful = The game master has called it stressful.
