import { amber, type Draw, dark, deep, floor, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, shape, vents, wheel } from './strokes.ts'

export const concreting = {
  concreteMixer: (look) =>
    [
      line([90, floor], [124, 120], [110, 92]),
      line([226, floor], [196, 128]),
      line([84, floor], [236, floor]),
      `<g transform="rotate(-24 160 108)">${path('M112 132c-4-34 10-62 30-74h42c18 12 30 40 26 74-12 22-84 22-98 0z', amber)}${line([116, 108], [208, 108])}${`<ellipse cx="163" cy="58" rx="24" ry="8" fill="${deep}"/>`}</g>`,
      disc([116, 150], 20, 'none'),
      line([102, 136], [130, 164]),
      line([130, 136], [102, 164]),
      box(188, 130, { w: 44, h: 40, r: 6, fill: look.facts.fuel === 'petrol' ? deep : mid }),
      wheel([98, 190], 14),
    ].join(''),
  handMixer: (look) =>
    [
      path('M88 158h144l-12 46H100z', look.variant === 'vacuum' ? mid : pale),
      beam([84, 66, 236, 66], 7, deep),
      box(128, 58, { w: 64, h: 50, r: 10, fill: amber }),
      vents(142, 68, { n: 5, h: 18 }),
      beam([160, 108, 160, 166], 5, light),
      path('M136 172c10-20 38-20 48 0l-4 22h-40z', 'none'),
      path('M146 194l28-30m0 30l-28-30'),
    ].join(''),
  panMixer: (look) =>
    [
      path('M70 106h180l-6 58H76z', amber),
      `<ellipse cx="160" cy="106" rx="90" ry="16" fill="${pale}"/>`,
      line([104, 108], [216, 100]),
      box(134, 56, { w: 52, h: 48, r: 8, fill: mid }),
      box(140, 164, { w: 40, h: 16, fill: dark }),
      line([90, 166], [78, floor]),
      line([230, 166], [242, floor]),
      look.size > 0.5 ? line([84, 186], [236, 186]) : '',
      look.facts.fuel === 'petrol' ? disc([160, 80], 12, pale) : vents(146, 66, { n: 4, h: 22 }),
    ].join(''),
  concreteSkip: (look) =>
    [
      path('M112 60c0-30 96-30 96 0', 'none'),
      disc([160, 36], 8, 'none'),
      shape(
        [
          92 - look.size * 10,
          60,
          228 + look.size * 10,
          60,
          228 + look.size * 10,
          124,
          178,
          178,
          142,
          178,
          92 - look.size * 10,
          124,
        ],
        amber,
      ),
      line([92 - look.size * 10, 76], [228 + look.size * 10, 76]),
      line([92 - look.size * 10, 124], [228 + look.size * 10, 124]),
      box(136, 178, { w: 48, h: 14, fill: dark }),
      look.variant === 'remote'
        ? box(190, 172, { w: 26, h: 18, fill: deep })
        : look.variant === 'heavy'
          ? disc([92 - look.size * 10, 100], 12, pale)
          : beam([184, 184, 224, 196], 4, mid),
      line([104, 130], [96, floor]),
      line([216, 130], [224, floor]),
      line([88, floor], [232, floor]),
    ].join(''),
  mortarTub: (look) =>
    [
      path('M98 96l62-58 62 58', 'none'),
      disc([160, 36], 7, 'none'),
      path('M62 96h196l-18 96c-2 8-6 12-12 12H92c-6 0-10-4-12-12z', look.variant === 'plastic' ? deep : amber),
      box(56, 90, { w: 208, h: 13, r: 4, fill: mid }),
      line([98, 120], [106, 186]),
      line([222, 120], [214, 186]),
    ].join(''),
  poker: (look) =>
    [
      box(62, 66, { w: 78, h: 52, r: 10, fill: amber }),
      path('M74 66c0-22 54-22 54 0'),
      look.variant === 'battery' ? box(76, 80, { w: 40, h: 24, fill: deep }) : vents(76, 80, { n: 6, h: 24 }),
      `<path d="M140 92c90-8 110 30 60 52s-60 36-10 40" fill="none" stroke-width="11"/><path d="M140 92c90-8 110 30 60 52s-60 36-10 40" fill="none" stroke="${deep}" stroke-width="6"/>`,
      box(186, 174, { w: 88, h: 14 + look.size * 8, r: 8, fill: mid }),
    ].join(''),
  screed: (look) =>
    [
      box(40 - look.size * 14, 186, { w: 240 + look.size * 28, h: 16, r: 2, fill: light }),
      line([40, 194], [280, 194]),
      box(134, 140, { w: 54, h: 46, r: 8, fill: amber }),
      look.facts.fuel === 'battery' ? box(146, 150, { w: 30, h: 22, fill: deep }) : disc([160, 162], 14, pale),
      beam([146, 142, 110, 66], 5, mid),
      beam([176, 142, 212, 66], 5, mid),
      beam([96, 66, 124, 66], 7, deep),
      beam([198, 66, 226, 66], 7, deep),
    ].join(''),
  powerTrowel: (look) =>
    [
      `<ellipse cx="172" cy="186" rx="${84 + look.size * 8}" ry="16" fill="none"/><ellipse cx="172" cy="176" rx="${84 + look.size * 8}" ry="16" fill="none"/>`,
      shape([100, 190, 166, 180, 172, 188, 108, 198], mid),
      shape([244, 190, 178, 180, 172, 188, 236, 198], mid),
      box(148, 150, { w: 48, h: 30, fill: dark }),
      box(134, 106, { w: 76, h: 46, r: 10, fill: amber }),
      look.facts.fuel === 'petrol' ? disc([172, 128], 14, pale) : vents(150, 116, { n: 6, h: 24 }),
      beam([148, 142, 70, 62, 46, 58], 6, light),
    ].join(''),
} satisfies Record<string, Draw>
