// A plain figure in parts: where each part of the body lies in a drawing of 100 by 200, seen from the front. Its left is on our right.
const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Parts in the order in which they are drawn; the fine ones show only when something is the matter with them. */
export const FIGURE: [part: string, path: string, fine?: boolean][] = [
  ['torso', 'M45 38h10v8c9 2 17 3 20 10l-7 31 3 22H29l3-22-7-31c3-7 11-8 20-10Z'],
  ['head', round(50, 23, 13, 17)],
  ['right arm', 'M25 56c-5 5-7 13-8 21l-4 28 8 2 6-26 4-13Z'],
  ['left arm', 'M75 56c5 5 7 13 8 21l4 28-8 2-6-26-4-13Z'],
  ['right hand', round(15.5, 114, 4.8, 8)],
  ['left hand', round(84.5, 114, 4.8, 8)],
  ['right leg', 'M29 110h20l-1 36-2 38H35l-3-38Z'],
  ['left leg', 'M71 110H51l1 36 2 38h11l3-38Z'],
  ['right foot', 'M35 185h11v7c-3 4-9 5-17 4-1-4 3-7 6-11Z'],
  ['left foot', 'M65 185H54v7c3 4 9 5 17 4 1-4-3-7-6-11Z'],
  ['right knee', round(40, 148, 6.5, 7), true],
  ['left knee', round(60, 148, 6.5, 7), true],
  ['eyes', round(44.5, 21, 2.6, 2) + round(55.5, 21, 2.6, 2)],
  ['ears', round(36.4, 24, 2.2, 4) + round(63.6, 24, 2.2, 4)],
  ['voice', 'M45.5 31q4.5 3.4 9 0q-4.5 1.6-9 0Z'],
  ['back', 'M48 54q2-2 4 0v40q-2 2-4 0Z', true],
];
