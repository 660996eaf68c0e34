import { amber, type Draw, dark, deep, floor, light, mid, pale, white } from './frame.ts'
import { box, castor, disc, line, oval, path, repeat, vents, wheel } from './strokes.ts'

export const climate = {
  heater: (look) =>
    [
      box(92, 86, { w: 136, h: 98, r: 12, fill: amber }),
      disc([160, 136], 38, pale),
      repeat(
        3,
        (at) => `<circle cx="160" cy="136" r="${32 - at * 10}" fill="none" stroke="#f87171" stroke-width="3"/>`,
      ),
      path('M110 86c0-24 100-24 100 0'),
      box(198, 98, { w: 18, h: 10, r: 2, fill: deep }),
      look.size > 0.5
        ? castor(112, 10) + castor(208, 10)
        : box(100, 184, { w: 24, h: 20, fill: dark }) + box(196, 184, { w: 24, h: 20, fill: dark }),
    ].join(''),
  cannonHeater: (look) =>
    [
      box(66, 86, { w: 188, h: 56, r: 26, fill: amber }),
      oval([248, 114], [12, 27], deep),
      path('M266 100c10 4 10 8 20 4m-20 10c10 4 10 8 20 4m-20 10c10 4 10 8 20 4', 'none'),
      vents(82, 102, { n: 5, h: 24 }),
      path('M120 86c0-20 70-20 70 0'),
      look.facts.fuel === 'diesel' ? box(92, 148, { w: 130, h: 34, r: 8, fill: light }) : '',
      line([112, 142], [112, 190]),
      line([206, 142], [206, 190]),
      wheel([118, 190], 14),
      line([206, 182], [206, floor]),
      look.variant === 'remote' ? box(140, 104, { w: 24, h: 18, fill: pale }) : '',
    ].join(''),
  dryer: (look) => {
    const top = 80 - look.size * 20
    return [
      box(104, top, { w: 112, h: 196 - top, r: 10, fill: amber }),
      box(116, top + 14, { w: 88, h: 44, r: 4, fill: pale }),
      repeat(5, (at) => line([124, top + 22 + at * 7], [196, top + 22 + at * 7])),
      box(116, 152, { w: 88, h: 36, r: 4, fill: light }),
      path('M160 156c6 8 9 11 9 15a9 9 0 0 1-18 0c0-4 3-7 9-15z', white),
      path(`M116 ${top}c0-20 88-20 88 0`),
      castor(122, 10),
      castor(198, 10),
    ].join('')
  },
  fan: (look) => {
    const r = 50 + look.size * 14
    return [
      disc([160, 118], r, amber),
      disc([160, 118], r - 10, pale),
      repeat(
        4,
        (at) =>
          `<path d="M160 118c4-22 22-30 34-22 2 14-12 22-34 22z" fill="${mid}" transform="rotate(${at * 90} 160 118)"/>`,
      ),
      disc([160, 118], 7, deep),
      repeat(3, (at) => `<circle cx="160" cy="118" r="${18 + at * 11}" fill="none" stroke-width="1.2"/>`),
      path(`M112 204l18-${40}m78 40l-18-40m-90 40h28m64 0h28`),
      look.variant === 'silent' ? box(146, 176, { w: 28, h: 16, fill: deep }) : '',
    ].join('')
  },
} satisfies Record<string, Draw>
