// A plain figure in parts: where each part of the body lies in a drawing of 100 by 200, seen from the front. Its left is on our right.
export const FIGURE: [part: string, path: string][] = [
  ['head', 'M50 6c9 0 15 7 15 17s-6 19-15 19-15-9-15-19S41 6 50 6Z'],
  ['torso', 'M34 50h32c4 0 6 3 5 7l-3 26 1 22H31l1-22-3-26c-1-4 1-7 5-7Z'],
  ['right arm', 'M29 52c-6 1-9 6-10 12l-5 42 9 2 7-36Z'],
  ['left arm', 'M71 52c6 1 9 6 10 12l5 42-9 2-7-36Z'],
  ['right hand', 'M13 108l10 2c0 6-1 12-5 14-5 1-8-6-5-16Z'],
  ['left hand', 'M87 108l-10 2c0 6 1 12 5 14 5 1 8-6 5-16Z'],
  ['right leg', 'M31 107h18l-2 75H35l-3-38Z'],
  ['left leg', 'M69 107H51l2 75h12l3-38Z'],
  ['right knee', 'M33 139h14l-1 14H34Z'],
  ['left knee', 'M67 139H53l1 14h12Z'],
  ['right foot', 'M35 184h12v5c-2 4-8 6-18 6-2-4 3-7 6-11Z'],
  ['left foot', 'M65 184H53v5c2 4 8 6 18 6 2-4-3-7-6-11Z'],
  ['eyes', 'M41 22h6v4h-6ZM53 22h6v4h-6Z'],
  ['ears', 'M33 20h3v9h-3ZM64 20h3v9h-3Z'],
  ['voice', 'M45 32h10v4H45Z'],
  ['back', 'M46 56h8v40h-8Z'],
];
