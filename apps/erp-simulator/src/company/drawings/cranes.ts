import { amber, type Draw, dark, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat, shape, stroke, tracks, wheel, window } from './strokes.ts'

/** A hook block on its rope. */
function hook(x: number, top: number, bottom: number): string {
  return [
    stroke([x, top, x, bottom - 22], 1.8),
    box(x - 6, bottom - 24, { w: 12, h: 12, fill: amber }),
    path(`M${x} ${bottom - 12}v4c8 2 8 14-2 14-6 0-8-4-7-8`),
  ].join('')
}

export const cranes = {
  towerCrane: (look) =>
    [
      repeat(
        6,
        (at) => line([118, 196 - at * 22], [138, 174 - at * 22]) + line([138, 196 - at * 22], [118, 174 - at * 22]),
      ),
      line([118, 196], [118, 60]),
      line([138, 196], [138, 60]),
      line([60, 62], [276, 62]),
      line([138, 48], [276 - look.count * 4, 50], [276, 62]),
      repeat(8, (at) => line([138 + at * 17, 62], [147 + at * 17, 49], [155 + at * 17, 62])),
      line([128, 28], [232, 50]),
      line([128, 28], [70, 62]),
      shape([118, 60, 128, 26, 138, 60], amber),
      box(58, 62, { w: 30, h: 22, fill: dark }),
      box(138, 62, { w: 20, h: 22, r: 3, fill: amber }),
      window(142, 66, { w: 12, h: 10 }),
      hook(232 - look.count * 12, 62, 150),
      box(98, 196, { w: 60, h: 8, fill: dark }),
    ].join(''),
  mobileCrane: (look) =>
    [
      beam([118, 130, 262, 44 - look.size * 14], 11, amber),
      beam([208, 76 - look.size * 8, 268, 40 - look.size * 14], 7, mid),
      hook(270, 42 - look.size * 14, 130),
      path('M44 176v-22h160l8-30h26c8 0 12 6 14 16l6 36z', amber),
      window(218, 130, { w: 24, h: 18 }),
      box(96, 122, { w: 60, h: 32, r: 5, fill: mid }),
      repeat(4 + Math.round(look.size), (at) => wheel([68 + at * 42, 186], 17)),
    ].join(''),
  miniCrane: () =>
    [
      tracks(112, 84, 26),
      path('M124 164l-46-8-16 48m136-40l40-8 20 48m-202 0h22m154 0h24'),
      box(116, 146, { w: 78, h: 28, r: 5, fill: amber }),
      beam([140, 146, 226, 60], 10, amber),
      beam([194, 92, 238, 48], 6, mid),
      hook(240, 50, 126),
    ].join(''),
  hook: () =>
    [
      box(120, 60, { w: 80, h: 30, r: 5, fill: amber }),
      box(146, 90, { w: 28, h: 28, fill: mid }),
      path(
        'M154 118v14c-22 8-34 26-30 44 4 20 26 30 46 24 18-6 28-22 26-38l-18 4c0 12-6 20-16 22-12 0-20-10-18-20 2-10 12-16 24-20v-30z',
        dark,
      ),
      disc([140, 75], 5, pale),
      disc([180, 75], 5, pale),
    ].join(''),
} satisfies Record<string, Draw>
