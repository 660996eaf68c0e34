import { amber, type Draw, dark, deep, floor, honey, type Look, light, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, repeat, shape, stroke, vents, wheel } from './strokes.ts'

/** What a hand tool gets its power from, at the end of its grip. */
function supply(x: number, y: number, look: Look): string {
  return look.facts.fuel === 'battery'
    ? box(x - 17, y, { w: 38, h: 22, r: 4, fill: deep })
    : path(`M${x} ${y}c0 26-14 34-34 ${floor - y - 6}`)
}

function toothed(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${mid}" stroke-dasharray="7 4"/>${disc([x, y], r * 0.3, pale)}`
}

export const breaking = {
  airBreaker: (look) =>
    [
      beam(
        [
          [108, 62],
          [212, 62],
        ],
        9,
        deep,
      ),
      shape(
        [
          [138, 68],
          [182, 68],
          [176, 96],
          [144, 96],
        ],
        mid,
      ),
      box(136, 94, { w: 48, h: 58 + look.size * 4, r: 8, fill: amber }),
      look.facts.fuel === 'petrol'
        ? box(178, 100, { w: 34, h: 36, r: 6, fill: light })
        : path('M184 78c40-6 54 20 60 44'),
      look.variant === 'silent' ? box(130, 100, { w: 60, h: 44, r: 10, fill: honey }) : line([136, 122], [184, 122]),
      box(148, 152, { w: 24, h: 14, fill: dark }),
      shape(
        [
          [154, 166],
          [166, 166],
          [164, 196],
          [160, floor],
          [156, 196],
        ],
        mid,
      ),
    ].join(''),
  breaker: (look) =>
    [
      path('M96 88h98c14 0 22 6 26 16l6 20h-24c-4 14-14 20-28 20H118c-14 0-22-8-22-20z', amber),
      path('M96 88c-34 0-42 14-42 40s12 36 30 36c14 0 18-10 16-22', 'none'),
      vents(118, 102, { n: 5, h: 26 }),
      box(222, 100, { w: 26, h: 26, r: 4, fill: dark }),
      shape(
        [
          [248, 106],
          [296, 110],
          [304, 113],
          [296, 116],
          [248, 120],
        ],
        mid,
      ),
      beam(
        [
          [186, 144],
          [176, 180],
          [150, 180],
        ],
        6,
        deep,
      ),
      look.variant === 'vacuum' ? path('M208 126c20 20 0 50 30 70') : supply(70, 164, look),
    ].join(''),
  chisel: (look) =>
    [
      beam(
        [
          [62, 176],
          [206, 84],
        ],
        10,
        mid,
      ),
      box(46, 166, { w: 32, h: 20, r: 4, fill: amber }),
      look.variant === 'wide'
        ? shape(
            [
              [200, 78],
              [236, 36],
              [272, 88],
              [218, 100],
            ],
            light,
          )
        : shape(
            [
              [200, 80],
              [266, 46],
              [214, 96],
            ],
            light,
          ),
      line([96, 148], [106, 164]),
    ].join(''),
  hammerDrill: (look) =>
    [
      path('M84 84h116c12 0 18 6 20 16l2 20H110c-16 0-26-10-26-22z', amber),
      path('M92 116l-14 66c-2 8 4 12 10 12h22l14-72z', deep),
      path('M124 122l-4 22h-16'),
      box(220, 90, { w: 24, h: 26, fill: dark }),
      shape(
        [
          [244, 97],
          [294, 100],
          [300, 103],
          [294, 106],
          [244, 109],
        ],
        mid,
      ),
      beam(
        [
          [204, 122],
          [200, 164],
        ],
        9,
        deep,
      ),
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
      beam(
        [
          [240, 86],
          [280, 86],
        ],
        3,
        light,
      ),
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
      stroke(
        [
          [149 - look.size * 12, 190],
          [185 + look.size * 12, 190],
        ],
        5,
        amber,
      ),
      look.variant === 'vacuum'
        ? path('M200 180c40 10 60-20 62-60')
        : beam(
            [
              [200, 64],
              [236, 52],
            ],
            8,
            deep,
          ),
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
      beam(
        [
          [92, 74],
          [228, 74],
        ],
        6,
        deep,
      ),
      box(132, 58, { w: 56, h: 44, r: 10, fill: amber }),
      look.facts.fuel === 'battery' ? box(144, 44, { w: 32, h: 16, fill: deep }) : disc([160, 80], 12, pale),
      beam(
        [
          [160, 102],
          [160, 196],
        ],
        5,
        light,
      ),
      repeat(4, (at) =>
        path(
          `M${140 - look.size * 12} ${122 + at * 18}c10 12 ${30 + look.size * 20} 12 ${40 + look.size * 24}-6-8-4-${30 + look.size * 20}-6-${40 + look.size * 24} 6z`,
          mid,
        ),
      ),
      shape(
        [
          [154, 190],
          [166, 190],
          [160, floor],
        ],
        dark,
      ),
    ].join(''),
} satisfies Record<string, Draw>

export const cutting = {
  circularSaw: (look) =>
    [
      toothed(156, 142, 48 + look.size * 6),
      path('M92 142c0-40 30-66 66-66s62 24 66 66z', amber),
      path('M118 86c10-34 60-40 76-12l10 28', 'none'),
      box(176, 96, { w: 60, h: 38, r: 8, fill: deep }),
      box(64, 164, { w: 196, h: 8, r: 2, fill: dark }),
      look.variant === 'vacuum'
        ? path('M100 96c-30-6-40-30-64-24')
        : look.facts.fuel === 'battery'
          ? box(214, 134, { w: 34, h: 26, fill: deep })
          : path('M236 112c30 0 30 40 50 60'),
    ].join(''),
  mitreSaw: (look) =>
    [
      box(62, 178, { w: 196, h: 16, r: 4, fill: dark }),
      box(72, 194, { w: 24, h: 10, fill: deep }),
      box(224, 194, { w: 24, h: 10, fill: deep }),
      toothed(160, 126, 44 + look.size * 8),
      path('M108 126c0-34 24-56 52-56s52 22 52 56z', amber),
      beam(
        [
          [206, 96],
          [244, 172],
        ],
        9,
        mid,
      ),
      beam(
        [
          [128, 76],
          [96, 52],
        ],
        8,
        deep,
      ),
      look.variant === 'stand'
        ? line([92, 204], [76, 236])
        : look.variant === 'vacuum'
          ? path('M212 100c30-10 40-40 64-36')
          : box(186, 92, { w: 36, h: 24, r: 6, fill: light }),
    ].join(''),
  tableSaw: (look) =>
    [
      path('M118 126c6-40 70-40 80 0z', mid),
      path('M116 112c8-44 78-46 90-4', 'none'),
      box(56, 124, { w: 208, h: 12, r: 2, fill: amber }),
      box(92, 136, { w: 136, h: 34, r: 3, fill: light }),
      disc([122, 154], 8, pale),
      line([76, 136], [64, floor]),
      line([244, 136], [256, floor]),
      line([70, 180], [250, 180]),
      look.variant === 'vacuum' ? path('M228 152c40 0 30 40 60 44') : box(190, 146, { w: 22, h: 16, fill: deep }),
    ].join(''),
  recipSaw: (look) =>
    [
      path('M72 108h104l40 10v30l-40 8H98c-16 0-26-14-26-30z', amber),
      path('M78 108c-30 4-38 26-30 60h26', 'none'),
      shape(
        [
          [216, 126],
          [300, 130],
          [300, 138],
          [216, 142],
        ],
        mid,
      ),
      stroke(
        [
          [226, 143],
          [296, 139],
        ],
        4,
        dark,
      ),
      box(206, 118, { w: 14, h: 30, fill: deep }),
      look.variant === 'vacuum' ? path('M180 158c20 30-10 30 20 44') : supply(62, 168, look),
    ].join(''),
  chainsaw: (look) =>
    [
      shape(
        [
          [164, 132],
          [276 + look.size * 14, 142],
          [284 + look.size * 14, 152],
          [276 + look.size * 14, 162],
          [164, 168],
        ],
        mid,
      ),
      `<path d="M164 130l112 10c10 4 10 20 0 24l-112 6" fill="none" stroke-width="4" stroke-dasharray="5 5"/>`,
      path('M70 172v-40c0-10 6-16 16-16h66c12 0 18 8 18 18v38z', amber),
      path('M84 116c4-34 62-38 84-8'),
      path('M70 150c-26 0-36 30-22 34h36', 'none'),
      look.facts.fuel === 'battery' ? box(92, 128, { w: 40, h: 26, fill: deep }) : disc([112, 144], 15, pale),
    ].join(''),
  discCutter: (look) =>
    [
      disc([226, 136], 50 + look.size * 8, mid),
      disc([226, 136], 9, pale),
      path('M226 136L176 92c24-24 74-24 96 10z', amber),
      path('M56 176v-44c0-8 6-14 14-14h80l40 10v24l-40 24z', amber),
      disc([98, 146], 16, pale),
      path('M70 118c0-40 70-44 92-6'),
      path('M56 150c-24 0-28 34-4 36'),
      look.variant === 'vacuum'
        ? path('M250 84c30-10 30-40 50-40')
        : look.variant === 'battery'
          ? box(124, 128, { w: 28, h: 30, fill: deep })
          : '',
    ].join(''),
  floorSaw: (look) =>
    [
      box(72, 128, { w: 130, h: 46, r: 6, fill: amber }),
      box(92, 92, { w: 62, h: 38, r: 6, fill: mid }),
      disc([124, 112], 12, pale),
      disc([218, 172], 30 + look.size * 4, mid),
      path('M182 168c0-54 74-54 78 0z', honey),
      beam(
        [
          [80, 130],
          [44, 84],
          [28, 84],
        ],
        5,
        light,
      ),
      wheel([96, 188], 16),
      wheel([174, 192], 12),
      box(164, 92, { w: 34, h: 36, r: 4, fill: '#dbeafe' }),
    ].join(''),
  tileCutter: (look) =>
    [
      shape(
        [
          [62, 180],
          [226, 180],
          [264, 158],
          [100, 158],
        ],
        light,
      ),
      box(62, 180, { w: 164, h: 14, r: 2, fill: amber }),
      line([80, 126], [260, 126]),
      line([80, 116], [260, 116]),
      line([80, 112], [80, 180]),
      line([260, 112], [260, 160]),
      box(150 - look.size * 10, 106, { w: 34, h: 30, r: 4, fill: amber }),
      look.variant === 'electric'
        ? disc([166, 152], 18, mid)
        : beam(
            [
              [160, 110],
              [206, 62],
            ],
            6,
            deep,
          ),
    ].join(''),
  angleGrinder: (look) =>
    [
      disc([236, 146], 34 + look.size * 14, mid),
      disc([236, 146], 6, pale),
      path('M188 146c0-30 22-48 48-48s46 18 48 48z', amber),
      box(62, 112, { w: 136, h: 36, r: 14, fill: amber }),
      box(62, 112, { w: 62, h: 36, r: 14, fill: deep }),
      vents(134, 120, { n: 5, h: 20 }),
      beam(
        [
          [210, 108],
          [218, 58],
        ],
        10,
        deep,
      ),
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
      beam(
        [
          [140, 150],
          [86, 74],
          [58, 74],
        ],
        6,
        light,
      ),
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
      shape(
        [
          [262, 186],
          [292, 186],
          [298, floor],
          [256, floor],
        ],
        deep,
      ),
      beam(
        [
          [276, 160],
          [277, 188],
        ],
        4,
        mid,
      ),
      castor(118, 10),
      castor(190, 10),
      look.variant === 'battery' ? box(170, 90, { w: 28, h: 18, fill: deep }) : line([124, 92], [150, 92]),
    ].join(''),
  giraffeSander: (look) =>
    [
      beam(
        [
          [84, 190],
          [226, 74],
        ],
        6,
        light,
      ),
      disc([238, 66], 32 + look.size * 6, amber),
      disc([238, 66], 22, pale),
      disc([238, 66], 5, deep),
      beam(
        [
          [72, 200],
          [118, 162],
        ],
        11,
        deep,
      ),
      look.facts.fuel === 'battery' ? box(52, 178, { w: 30, h: 26, fill: deep }) : path('M72 200c-20 6-30-10-44-4'),
      path('M150 138c10 30 60 40 110 62', 'none'),
    ].join(''),
} satisfies Record<string, Draw>

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
      beam(
        [
          [84, 66],
          [236, 66],
        ],
        7,
        deep,
      ),
      box(128, 58, { w: 64, h: 50, r: 10, fill: amber }),
      vents(142, 68, { n: 5, h: 18 }),
      beam(
        [
          [160, 108],
          [160, 158],
        ],
        5,
        light,
      ),
      path('M134 166c10-20 42-20 52 0l-6 32h-40z', 'none'),
      path('M146 196l28-34m0 34l-28-34'),
      path('M88 160h144l-12 44H100z', look.variant === 'vacuum' ? mid : 'none'),
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
          [92 - look.size * 10, 60],
          [228 + look.size * 10, 60],
          [228 + look.size * 10, 124],
          [178, 178],
          [142, 178],
          [92 - look.size * 10, 124],
        ],
        amber,
      ),
      line([92 - look.size * 10, 76], [228 + look.size * 10, 76]),
      line([92 - look.size * 10, 124], [228 + look.size * 10, 124]),
      box(136, 178, { w: 48, h: 14, fill: dark }),
      look.variant === 'remote'
        ? box(190, 172, { w: 26, h: 18, fill: deep })
        : look.variant === 'swivelTip'
          ? disc([92 - look.size * 10, 100], 12, pale)
          : beam(
              [
                [184, 184],
                [224, 196],
              ],
              4,
              mid,
            ),
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
      beam(
        [
          [146, 142],
          [110, 66],
        ],
        5,
        mid,
      ),
      beam(
        [
          [176, 142],
          [212, 66],
        ],
        5,
        mid,
      ),
      beam(
        [
          [96, 66],
          [124, 66],
        ],
        7,
        deep,
      ),
      beam(
        [
          [198, 66],
          [226, 66],
        ],
        7,
        deep,
      ),
    ].join(''),
  powerTrowel: (look) =>
    [
      `<ellipse cx="172" cy="186" rx="${84 + look.size * 8}" ry="16" fill="none"/><ellipse cx="172" cy="176" rx="${84 + look.size * 8}" ry="16" fill="none"/>`,
      shape(
        [
          [100, 190],
          [166, 180],
          [172, 188],
          [108, 198],
        ],
        mid,
      ),
      shape(
        [
          [244, 190],
          [178, 180],
          [172, 188],
          [236, 198],
        ],
        mid,
      ),
      box(148, 150, { w: 48, h: 30, fill: dark }),
      box(134, 106, { w: 76, h: 46, r: 10, fill: amber }),
      look.facts.fuel === 'petrol' ? disc([172, 128], 14, pale) : vents(150, 116, { n: 6, h: 24 }),
      beam(
        [
          [148, 142],
          [70, 62],
          [46, 58],
        ],
        6,
        light,
      ),
    ].join(''),
} satisfies Record<string, Draw>

export const measuring = {
  lineLaser: (look) =>
    [
      stroke(
        [
          [40, 112],
          [280, 112],
        ],
        2,
        look.variant === 'green' ? '#22c55e' : '#ef4444',
      ),
      stroke(
        [
          [160, 34],
          [160, 200],
        ],
        2,
        look.variant === 'green' ? '#22c55e' : '#ef4444',
      ),
      box(122, 84, { w: 76, h: 80, r: 14, fill: amber }),
      box(136, 96, { w: 48, h: 32, r: 6, fill: deep }),
      disc([160, 112], 7, look.variant === 'green' ? '#4ade80' : '#f87171'),
      look.variant === 'stand'
        ? line([160, 172], [110, floor]) + line([160, 172], [210, floor]) + line([160, 164], [160, floor])
        : box(134, 164, { w: 52, h: 40, r: 4, fill: mid }),
      repeat(1 + look.count, (at) => disc([146 + at * 14, 146], 3, pale)),
    ].join(''),
  rotationLaser: (look) =>
    [
      stroke(
        [
          [24, 66],
          [296, 66],
        ],
        2,
        look.variant === 'green' ? '#22c55e' : '#ef4444',
      ),
      box(142, 52, { w: 36, h: 28, r: 6, fill: pale }),
      box(112, 80, { w: 96, h: 62, r: 10, fill: amber }),
      box(98, 74, { w: 14, h: 74, r: 5, fill: deep }),
      box(208, 74, { w: 14, h: 74, r: 5, fill: deep }),
      disc([146, 110], 7, pale),
      disc([172, 110], 7, pale),
      look.variant === 'receiver' ? box(246, 84, { w: 26, h: 54, r: 4, fill: mid }) + line([250, 100], [268, 100]) : '',
      line([160, 148], [112, floor]),
      line([160, 148], [208, floor]),
      line([160, 148], [160, floor]),
    ].join(''),
  pipeLaser: (look) =>
    [
      stroke(
        [
          [236, 130],
          [302, 130],
        ],
        2.5,
        '#ef4444',
      ),
      box(70, 104, { w: 150, h: 52, r: 24, fill: amber }),
      box(210, 108, { w: 26, h: 44, r: 6, fill: deep }),
      disc([224, 130], 8, '#f87171'),
      path('M96 104c0-26 90-26 90 0'),
      line([96, 156], [84, 200]),
      line([190, 156], [202, 200]),
      look.variant === 'remote'
        ? box(52, 168, { w: 24, h: 34, fill: mid })
        : box(118, 120, { w: 36, h: 18, fill: pale }),
    ].join(''),
  dumpyLevel: () =>
    [
      box(104, 76, { w: 112, h: 34, r: 10, fill: amber }),
      box(216, 70, { w: 26, h: 46, r: 4, fill: deep }),
      box(84, 82, { w: 22, h: 22, r: 4, fill: mid }),
      box(134, 62, { w: 40, h: 14, r: 4, fill: pale }),
      disc([176, 122], 9, mid),
      box(124, 112, { w: 72, h: 14, r: 3, fill: dark }),
      line([146, 128], [100, floor]),
      line([174, 128], [220, floor]),
      line([160, 128], [160, floor]),
    ].join(''),
  staff: (look) =>
    [
      box(140, 30, { w: 40, h: 172, r: 3, fill: look.variant === 'fibreglass' ? honey : pale }),
      repeat(12, (at) =>
        box(at % 2 === 0 ? 144 : 158, 38 + at * 13, { w: 16, h: 7, r: 0, fill: at % 4 < 2 ? deep : '#f87171' }),
      ),
      box(134, 198, { w: 52, h: 6, fill: deep }),
      box(134, 112 - look.size * 12, { w: 52, h: 8, fill: amber }),
    ].join(''),
  spiritLevel: (look) =>
    [
      box(36 - look.size * 10, 120, { w: 248 + look.size * 20, h: 42, r: 4, fill: amber }),
      box(134, 128, { w: 52, h: 18, r: 8, fill: '#bbf7d0' }),
      disc([160, 137], 7, pale),
      disc([74, 141], 13, '#bbf7d0'),
      disc([246, 141], 13, '#bbf7d0'),
      box(30 - look.size * 10, 116, { w: 12, h: 50, fill: deep }),
      box(278 + look.size * 10, 116, { w: 12, h: 50, fill: deep }),
    ].join(''),
  distanceMeter: (look) =>
    [
      box(112, 62 - look.size * 6, { w: 96, h: 142 + look.size * 6, r: 16, fill: amber }),
      box(126, 78, { w: 68, h: 48, r: 5, fill: '#dcfce7' }),
      line([136, 96], [184, 96]),
      line([150, 112], [184, 112]),
      repeat(6, (at) => disc([138 + (at % 3) * 22, 148 + Math.floor(at / 3) * 24], 7, at === 0 ? '#f87171' : deep)),
      stroke(
        [
          [160, 56],
          [160, 22],
        ],
        2,
        look.variant === 'premium' ? '#22c55e' : '#ef4444',
      ),
    ].join(''),
  cableDetector: (look) =>
    [
      path('M104 52c30-20 70-10 80 12l-14 12c-10-14-34-16-52-4z', deep),
      box(104, 66, { w: 74, h: 34, r: 6, fill: amber }),
      box(116, 74, { w: 34, h: 18, fill: '#dcfce7' }),
      shape(
        [
          [140, 100],
          [176, 100],
          [196, 196],
          [158, 196],
        ],
        amber,
      ),
      line([150, 128], [180, 124]),
      box(152, 194, { w: 52, h: 10, r: 3, fill: deep }),
      look.variant === 'premium' ? box(226, 150, { w: 40, h: 44, r: 5, fill: mid }) + disc([246, 172], 9, pale) : '',
    ].join(''),
} satisfies Record<string, Draw>
