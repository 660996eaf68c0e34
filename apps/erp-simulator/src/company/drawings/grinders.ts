import { amber, type Draw, deep, floor, light, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, shape, vents, wheel } from './strokes.ts'

export const grinders = {
  angleGrinder: (look) =>
    [
      disc([236, 146], 34 + look.size * 14, mid),
      disc([236, 146], 6, pale),
      path('M188 146c0-30 22-48 48-48s46 18 48 48z', amber),
      box(62, 112, { w: 136, h: 36, r: 14, fill: amber }),
      box(62, 112, { w: 62, h: 36, r: 14, fill: deep }),
      vents(134, 120, { n: 5, h: 20 }),
      beam([210, 108, 218, 58], 10, deep),
      look.variant === 'vacuum'
        ? path('M270 110c24-10 10-40 30-50')
        : look.facts.fuel === 'battery'
          ? box(40, 108, { w: 30, h: 44, fill: deep })
          : path('M62 130c-30 0-20 50-40 60'),
    ].join(''),
  floorGrinder: (look) =>
    [
      path('M112 202v-14c0-24 20-38 52-38s56 14 56 38v14z', amber),
      box(134, 100, { w: 58, h: 52, r: 8, fill: mid }),
      vents(144, 110, { n: 5, h: 24 }),
      beam([140, 150, 86, 74, 58, 74], 6, light),
      line([124, 186], [206, 186]),
      wheel([98, 188], 16),
      look.variant === 'vacuum' ? path('M212 160c40-10 20-60 60-64') : box(150, 88, { w: 26, h: 12, fill: deep }),
    ].join(''),
  vacuum: (look) =>
    [
      box(104, 112 - look.size * 14, { w: 100, h: 76 + look.size * 14, r: 10, fill: light }),
      path(`M98 ${116 - look.size * 14}c0-30 20-42 56-42s56 12 56 42z`, amber),
      disc([154, 150], 14, pale),
      path('M168 150c60 0 40-90 84-86 20 2 20 60 24 100'),
      shape([262, 186, 292, 186, 298, floor, 256, floor], deep),
      beam([276, 160, 277, 188], 4, mid),
      castor(118, 10),
      castor(190, 10),
      look.variant === 'battery' ? box(170, 90, { w: 28, h: 18, fill: deep }) : line([124, 92], [150, 92]),
    ].join(''),
  giraffeSander: (look) =>
    [
      beam([84, 190, 226, 74], 6, light),
      disc([238, 66], 32 + look.size * 6, amber),
      disc([238, 66], 22, pale),
      disc([238, 66], 5, deep),
      beam([72, 200, 118, 162], 11, deep),
      look.facts.fuel === 'battery' ? box(52, 178, { w: 30, h: 26, fill: deep }) : path('M72 200c-20 6-30-10-44-4'),
      path('M150 138c10 30 60 40 110 62', 'none'),
    ].join(''),
} satisfies Record<string, Draw>
