### keys made: of forms and rules.

# Advice of the rules in a form, each with its rule. Never a condition.

concept-PER-102 = Looks, character, morals, allegiance, motives, past. Boil it down to a few key words. Only you and the GM can read what you mark as secret.
ranks-PER-024 = The order is a template for your concept, not something the character decides. It shapes growth and keeps one Attribute from running far ahead.
ranks-PER-018 = Two First, two Second, one Third, one Handicap.
points-PER-023 = Firsts are never lower than Seconds, Seconds than the Third, the Third than the Handicap. Equal is allowed.
points-PER-014 = Competence gives Skills, Prowess dice, Cunning Special Abilities, Power Powers, Knowledge Talents, Stature hits.
skill-PER-037 = Usually Stature for hand-to-hand weapons and unarmed, Cunning for ranged ones.
skill-PER-038 = Any Attribute can be the default if you have a reason and the GM agrees.
skill-PER-031 = Debate and sword work alike: one kind of roll for everything.
dice-PER-043 = Placing all dice now is easier to keep track of, but you can place the rest later.
ability-PER-109 = Say it in your own words, in the present, as something you do. It must be clear what it does in numbers.
ability-PER-234 = A new one gives one of something: +1, one die, one reroll. Upgrades add more.
ability-PER-235 = A new reroll keeps the second result and can't choose the highest die.
ability-PER-077 = Each condition you put on it gives one free upgrade.
ability-PER-082 = A Quality is always on and counts as two.
culture-PER-079 = One Special Ability is free: your people, nation, species or background, with a benefit in play.
power-PER-110 = Name the Challenge, the Skill you use, the Skill that answers it and the effect.
power-PER-232 = A new one affects one opponent or inflicts one hit.
power-PER-233 = A new one is Instant or Maintain; Independent and Special need an upgrade. A Power that injures is always Instant.
power-PER-090 = Its source is up to you: all sources work alike.
talent-PER-047 = A language, an Expertise or a source of wealth. Your native language is free.
talent-PER-053 = An Expertise gives one die once a session, if you can say why.
gear-PER-112 = You get one plain weapon free for each weapon Skill, and a shield for a shield Skill.
gear-PER-238 = Exceptional gear only helps a character with a Trait tied to it, however they got it.
goal-PER-125 = Say openly what success will mean before you roll. A wider goal for the whole series helps.
escalate-PER-127 = Talk about goals before you escalate.
escalate-PER-159 = A fight doesn't have to be to the death.
expertise-PER-053 = Say how the subject matters to this Challenge.
substitute-PER-016 = Another Attribute for one roll is meant as an exception.
unopposed-PER-153 = If it doesn't matter to the scene, let it succeed or fail without dice.
unopposed-PER-271 = Raise or lower the listed difficulty to suit what this character can do.
obstacle-PER-151 = Obstacles aren't opponents. Unless the story depends on it, describe it, and richly.
scene-PER-245 = A scene has a place, a time and a conflict that drives the story on.
scene-PER-280 = Skip long uneventful stretches in one sentence.
encounter-PER-251 = Ask now and then whether goals are met, so that not every fight is to the death.
extra-PER-254 = Give numbers only to those who matter to the conflict.
award-PER-221 = For playing the concept, reaching personal or group goals, and a good story; usually when the session ends.
advance-PER-230 = Upgrade what you have rather than buying something similar.
advance-PER-017 = One point buys an Attribute or a Trait. A raised Attribute opens no new slots.
