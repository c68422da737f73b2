### keys made: of the steps of a sheet.

# Where somebody in the making is.

review = { $who } is waiting for the game master's approval.
ready = { $who } is finished.
at = { $who } is at the { $step } step.
step-frame = frame
step-attributes = attributes
step-skills = skills
step-techniques = techniques
step-gear = gear
step-dead = last
