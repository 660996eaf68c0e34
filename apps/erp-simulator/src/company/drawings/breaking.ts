import { amber, type Draw, dark, deep, floor, honey, type Look, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat, shape, stroke, vents } from './strokes.ts'

/** What a hand tool gets its power from, at the end of its grip. */
function supply(x: number, y: number, look: Look): string {
  return look.facts.fuel === 'battery'
    ? box(x - 17, y, { w: 38, h: 22, r: 4, fill: deep })
    : path(`M${x} ${y}c0 26-14 34-34 ${floor - y - 6}`)
}

export const breaking = {
  airBreaker: (look) =>
    [
      beam([108, 62, 212, 62], 9, deep),
      shape([138, 68, 182, 68, 176, 96, 144, 96], mid),
      box(136, 94, { w: 48, h: 58 + look.size * 4, r: 8, fill: amber }),
      look.facts.fuel === 'petrol'
        ? box(178, 100, { w: 34, h: 36, r: 6, fill: light })
        : path('M184 78c40-6 54 20 60 44'),
      look.variant === 'silent' ? box(130, 100, { w: 60, h: 44, r: 10, fill: honey }) : line([136, 122], [184, 122]),
      box(148, 152, { w: 24, h: 14, fill: dark }),
      shape([154, 166, 166, 166, 164, 196, 160, floor, 156, 196], mid),
    ].join(''),
  breaker: (look) =>
    [
      path('M96 88h98c14 0 22 6 26 16l6 20h-24c-4 14-14 20-28 20H118c-14 0-22-8-22-20z', amber),
      path('M96 88c-34 0-42 14-42 40s12 36 30 36c14 0 18-10 16-22', 'none'),
      vents(118, 102, { n: 5, h: 26 }),
      box(222, 100, { w: 26, h: 26, r: 4, fill: dark }),
      shape([248, 106, 296, 110, 304, 113, 296, 116, 248, 120], mid),
      beam([186, 144, 176, 180, 150, 180], 6, deep),
      look.variant === 'vacuum' ? path('M208 126c20 20 0 50 30 70') : supply(70, 164, look),
    ].join(''),
  chisel: (look) =>
    [
      beam([62, 176, 206, 84], 10, mid),
      box(46, 166, { w: 32, h: 20, r: 4, fill: amber }),
      look.variant === 'wide'
        ? shape([200, 78, 236, 36, 272, 88, 218, 100], light)
        : shape([200, 80, 266, 46, 214, 96], light),
      line([96, 148], [106, 164]),
    ].join(''),
  hammerDrill: (look) =>
    [
      path('M84 84h116c12 0 18 6 20 16l2 20H110c-16 0-26-10-26-22z', amber),
      path('M92 116l-14 66c-2 8 4 12 10 12h22l14-72z', deep),
      path('M124 122l-4 22h-16'),
      box(220, 90, { w: 24, h: 26, fill: dark }),
      shape([244, 97, 294, 100, 300, 103, 294, 106, 244, 109], mid),
      beam([204, 122, 200, 164], 9, deep),
      vents(108, 96, { n: 4, h: 14 }),
      look.variant === 'vacuum' ? box(150, 122, { w: 40, h: 30, r: 6, fill: pale }) : supply(100, 192, look),
    ].join(''),
  drillDriver: (look) =>
    [
      path('M92 66h94c14 0 20 8 20 20s-6 20-20 20H92c-10 0-16-8-16-20s6-20 16-20z', amber),
      path('M112 106l-10 58h36l10-58z', deep),
      path('M146 116c8 2 10 14 2 20'),
      box(84, 164, { w: 72, h: look.variant === 'heavy' ? 34 : 24, r: 6, fill: dark }),
      box(206, 72, { w: 32, h: 28, r: 6, fill: mid }),
      line([216, 72], [216, 100]),
      line([226, 72], [226, 100]),
      beam([240, 86, 280, 86], 3, light),
      vents(92, 76, { n: 4, h: 20 }),
    ].join(''),
  coreDrill: (look) =>
    [
      look.variant === ''
        ? ''
        : box(92, 36, { w: 12, h: 164, fill: mid }) +
          box(66, 196, { w: 120, h: 8, fill: dark }) +
          line([98, 120], [132, 120]),
      box(134, 44, { w: 66, h: 60, r: 10, fill: amber }),
      vents(146, 56, { n: 5, h: 26 }),
      box(158, 104, { w: 18, h: 14, fill: dark }),
      box(146 - look.size * 12, 116, { w: 42 + look.size * 24, h: 76, r: 3, fill: pale }),
      line([146 - look.size * 12, 184], [188 + look.size * 12, 184]),
      stroke([149 - look.size * 12, 190, 185 + look.size * 12, 190], 5, amber),
      look.variant === 'vacuum' ? path('M200 180c40 10 60-20 62-60') : beam([200, 64, 236, 52], 8, deep),
    ].join(''),
  coreBit: (look) =>
    [
      box(140, 40, { w: 40, h: 22, r: 3, fill: amber }),
      box(150, 62, { w: 20, h: 16, fill: dark }),
      box(132 - look.size * 24, 78, { w: 56 + look.size * 48, h: 110, r: 3, fill: pale }),
      repeat(4 + Math.round(look.size * 2), (at) =>
        box(136 - look.size * 24 + at * 13, 186, { w: 8, h: 14, r: 1, fill: deep }),
      ),
      line([140 - look.size * 20, 90], [140 - look.size * 20, 172]),
    ].join(''),
  auger: (look) =>
    [
      beam([92, 74, 228, 74], 6, deep),
      box(132, 58, { w: 56, h: 44, r: 10, fill: amber }),
      look.facts.fuel === 'battery' ? box(144, 44, { w: 32, h: 16, fill: deep }) : disc([160, 80], 12, pale),
      beam([160, 102, 160, 196], 5, light),
      repeat(4, (at) =>
        path(
          `M${140 - look.size * 12} ${122 + at * 18}c10 12 ${30 + look.size * 20} 12 ${40 + look.size * 24}-6-8-4-${30 + look.size * 20}-6-${40 + look.size * 24} 6z`,
          mid,
        ),
      ),
      shape([154, 190, 166, 190, 160, floor], dark),
    ].join(''),
} satisfies Record<string, Draw>
