### keys made: of fields and values.

# What yes, no and nothing mean in a field of a form.

ability = No ability
unit = Time doesn't matter
augments = A memory of its own
task = Something new
target = Nobody
part = Not said yet
letter-true = A letter to the next Dealer
letter-false = A note for me, sealed with the chapter
violent-true = A fight
violent-false = No fight
permanent-true = Lasting: a part is lost
permanent-false = It will heal
bleeding-true = Would bleed to death
bleeding-false = Not bleeding badly
unbroken-true = Undisturbed
unbroken-false = With interruptions
weapon-true = With a weapon
weapon-false = Bare-handed
here-true = Returns
here-false = Leaves
parked-true = Away: the Dealer plays the persona
parked-false = Back
settled-true = Answered
settled-false = Open again
sure-true = Yes, I'm sure
sure-false = Not yet
