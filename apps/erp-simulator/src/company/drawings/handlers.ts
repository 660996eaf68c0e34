import { amber, type Draw, dark, deep, light, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, repeat, shape, wheel, window } from './strokes.ts'

export const handlers = {
  telehandler: (look) =>
    [
      beam([78, 124, 226 + look.size * 16, 84 - look.size * 30], 13, amber),
      beam([190, 94 - look.size * 18, 240 + look.size * 16, 80 - look.size * 32], 8, mid),
      box(240 + look.size * 16, 74 - look.size * 32, { w: 7, h: 38, fill: mid }),
      box(244 + look.size * 16, 106 - look.size * 32, { w: 40, h: 6, r: 1, fill: dark }),
      path('M64 170v-38h34l8 14h90l14 24z', amber),
      box(112, 84, { w: 48, h: 62, r: 6, fill: pale }),
      window(119, 91, { w: 34, h: 30 }),
      wheel([92, 180], 24),
      wheel([202, 180], 24),
    ].join(''),
  forklift: (look) =>
    [
      box(204, 56 - look.size * 8, { w: 9, h: 136 + look.size * 8, fill: mid }),
      box(216, 70, { w: 7, h: 122, fill: mid }),
      shape([223, 178, 284, 190, 284, 195, 223, 195], dark),
      path('M84 184v-48c0-6 4-10 10-10h50l18 24h40v34z', amber),
      path('M110 126l10-60h62l14 84', 'none'),
      line([114, 66], [190, 66]),
      box(120, 112, { w: 30, h: 14, fill: deep }),
      line([176, 148], [164, 118]),
      wheel([108, 186], 18),
      wheel([188, 184], 20),
    ].join(''),
  palletTruck: (look) =>
    [
      shape([122, 182, 258, 182, 264, 190, 122, 192], amber),
      path('M110 192l-8-36h22l6 36z', amber),
      beam([110, 158, 82, 84], 5, light),
      path('M66 84h30l-6-14H72z', 'none'),
      wheel([112, 192], 12),
      castor(240, 6),
      look.variant === 'electric' ? box(112, 128, { w: 34, h: 40, r: 5, fill: deep }) : '',
    ].join(''),
  ladderLift: () =>
    [
      beam([84, 196, 238, 44], 4, light),
      beam([100, 204, 254, 52], 4, light),
      repeat(9, (at) => line([94 + at * 17, 190 - at * 17], [106 + at * 17, 198 - at * 17])),
      shape([158, 108, 202, 108, 196, 132, 166, 132], amber),
      path('M158 108l-6-22m50 22l4-22'),
      line([230, 62], [262, 204]),
      box(70, 180, { w: 36, h: 24, r: 4, fill: amber }),
    ].join(''),
  materialLift: (look) =>
    [
      line([120, 204], [120, 34]),
      line([140, 204], [140, 34]),
      repeat(8, (at) => line([120, 200 - at * 21], [140, 180 - at * 21])),
      box(140, 104 - look.count * 14, { w: 84, h: 62, r: 3, fill: pale }),
      repeat(6, (at) => line([152 + at * 12, 104 - look.count * 14], [152 + at * 12, 166 - look.count * 14])),
      box(140, 160 - look.count * 14, { w: 84, h: 8, fill: amber }),
      box(140, 98 - look.count * 14, { w: 84, h: 8, fill: amber }),
      box(96, 194, { w: 140, h: 10, fill: dark }),
      box(100, 150, { w: 20, h: 34, fill: amber }),
    ].join(''),
  plasterLift: () =>
    [
      shape([70, 60, 250, 44, 254, 54, 74, 70], pale),
      line([110, 68], [160, 92], [206, 60]),
      beam([160, 180, 160, 92], 7, amber),
      disc([146, 132], 13, mid),
      line([146, 132], [146, 118]),
      line([160, 176], [112, 196]),
      line([160, 176], [208, 196]),
      castor(112, 8),
      castor(208, 8),
      castor(160, 8),
    ].join(''),
} satisfies Record<string, Draw>
