import { amber, type Draw, dark, deep, light, mid, pale } from './frame.ts'
import {
  beam,
  box,
  castor,
  disc,
  line,
  path,
  railing,
  repeat,
  shape,
  stroke,
  tracks,
  vents,
  wheel,
  window,
} from './strokes.ts'

function basket(x: number, y: number, w = 44): string {
  return box(x, y + 28, { w, h: 8, fill: amber }) + railing(x, y, { w, h: 28, posts: 4 })
}

/** A hook block on its rope. */
function hook(x: number, top: number, bottom: number): string {
  return [
    stroke(
      [
        [x, top],
        [x, bottom - 22],
      ],
      1.8,
    ),
    box(x - 6, bottom - 24, { w: 12, h: 12, fill: amber }),
    path(`M${x} ${bottom - 12}v4c8 2 8 14-2 14-6 0-8-4-7-8`),
  ].join('')
}

export const lifts = {
  scissorLift: (look) => {
    const stages = 2 + Math.round(look.size * 2)
    const step = 88 / stages
    const top = 164 - 88
    const wide = look.variant === 'narrow' ? 14 : look.variant === 'wide' ? -12 : 0
    return [
      repeat(stages, (at) => {
        const y = 164 - at * step
        return (
          beam(
            [
              [100 + wide, y],
              [220 - wide, y - step],
            ],
            4,
            mid,
          ) +
          beam(
            [
              [220 - wide, y],
              [100 + wide, y - step],
            ],
            4,
            mid,
          )
        )
      }),
      repeat(stages, (at) => disc([160, 164 - (at + 0.5) * step], 3, pale)),
      box(86 + wide, top - 8, { w: 148 - 2 * wide, h: 9, fill: amber }),
      railing(86 + wide, top - 40, { w: 148 - 2 * wide, h: 32, posts: 5 }),
      box(84 + wide, 164, { w: 152 - 2 * wide, h: 22, r: 4, fill: amber }),
      line([104, 175], [140, 175]),
      wheel([104 + wide, 190], look.facts.ground === 'rough' ? 18 : 14),
      wheel([216 - wide, 190], look.facts.ground === 'rough' ? 18 : 14),
    ].join('')
  },
  mastLift: (look) =>
    [
      repeat(3, (at) =>
        box(146 + at * 3, 66 + at * 12 - look.size * 6, {
          w: 28 - at * 6,
          h: 110 - at * 12,
          r: 2,
          fill: at === 2 ? mid : light,
        }),
      ),
      box(112, 70, { w: 64, h: 8, fill: amber }),
      railing(112, 36, { w: 64, h: 34, posts: 4 }),
      box(110, 164, { w: 100, h: 26, r: 6, fill: amber }),
      castor(124, 10),
      castor(196, 10),
    ].join(''),
  boomLift: (look) =>
    [
      beam(
        [
          [112, 138],
          [228 + look.size * 14, 66 - look.size * 10],
        ],
        11,
        amber,
      ),
      beam(
        [
          [196, 86],
          [238 + look.size * 14, 60 - look.size * 10],
        ],
        6,
        mid,
      ),
      basket(232 + look.size * 10, 26 - look.size * 8),
      box(84, 130, { w: 84, h: 30, r: 6, fill: amber }),
      vents(94, 138, { n: 5, h: 14 }),
      box(90, 160, { w: 110, h: 14, fill: dark }),
      look.facts.chassis === 'tracks' ? tracks(76, 140, 32) : wheel([96, 182], 22) + wheel([194, 182], 22),
    ].join(''),
  articulatedLift: (look) =>
    [
      beam(
        [
          [120, 144],
          [176, 96],
        ],
        10,
        mid,
      ),
      beam(
        [
          [176, 96],
          [104, 70 - look.size * 8],
        ],
        10,
        amber,
      ),
      beam(
        [
          [104, 70 - look.size * 8],
          [214, 44 - look.size * 4],
        ],
        9,
        amber,
      ),
      disc([176, 96], 6, pale),
      disc([104, 70 - look.size * 8], 6, pale),
      basket(212, 14, 42),
      box(84, 136, { w: 76, h: 26, r: 6, fill: amber }),
      box(90, 162, { w: 116, h: 14, fill: dark }),
      wheel([98, 184], 20),
      wheel([198, 184], 20),
    ].join(''),
  trailerLift: (look) =>
    [
      line([60, 178], [260, 178]),
      beam(
        [
          [128, 166],
          [124, 108],
        ],
        8,
        mid,
      ),
      beam(
        [
          [124, 108],
          [222, 72 - look.size * 12],
        ],
        9,
        amber,
      ),
      basket(218, 38 - look.size * 12, 40),
      box(92, 164, { w: 120, h: 12, fill: amber }),
      wheel([140, 188], 16),
      line([92, 170], [48, 182], [40, 182]),
      path('M84 176l-14 28m142-28l18 28m-176 0h24m132 0h28'),
    ].join(''),
  spiderLift: (look) =>
    [
      tracks(124, 76, 24),
      path('M134 164l-44-12-22 52m118-40l44-12 22 52m-196 0h24m160 0h24'),
      box(126, 152, { w: 72, h: 22, r: 5, fill: amber }),
      beam(
        [
          [150, 150],
          [134, 86],
        ],
        8,
        mid,
      ),
      beam(
        [
          [134, 86],
          [214, 48 - look.size * 8],
        ],
        8,
        amber,
      ),
      basket(210, 16 - look.size * 4, 38),
    ].join(''),
  telehandler: (look) =>
    [
      beam(
        [
          [78, 124],
          [226 + look.size * 16, 84 - look.size * 30],
        ],
        13,
        amber,
      ),
      beam(
        [
          [190, 94 - look.size * 18],
          [240 + look.size * 16, 80 - look.size * 32],
        ],
        8,
        mid,
      ),
      path(`M${244 + look.size * 16} ${76 - look.size * 32}v34h34m-34-4`, 'none'),
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
      shape(
        [
          [223, 178],
          [284, 190],
          [284, 195],
          [223, 195],
        ],
        dark,
      ),
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
      shape(
        [
          [122, 182],
          [258, 182],
          [264, 190],
          [122, 192],
        ],
        amber,
      ),
      path('M110 192l-8-36h22l6 36z', amber),
      beam(
        [
          [110, 158],
          [82, 84],
        ],
        5,
        light,
      ),
      path('M66 84h30l-6-14H72z', 'none'),
      wheel([112, 192], 12),
      castor(240, 6),
      look.variant === 'electric' ? box(112, 128, { w: 34, h: 40, r: 5, fill: deep }) : '',
    ].join(''),
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
      shape(
        [
          [118, 60],
          [128, 26],
          [138, 60],
        ],
        amber,
      ),
      box(58, 62, { w: 30, h: 22, fill: dark }),
      box(138, 62, { w: 20, h: 22, r: 3, fill: amber }),
      window(142, 66, { w: 12, h: 10 }),
      hook(232 - look.count * 12, 62, 150),
      box(98, 196, { w: 60, h: 8, fill: dark }),
    ].join(''),
  mobileCrane: (look) =>
    [
      beam(
        [
          [118, 130],
          [262, 44 - look.size * 14],
        ],
        11,
        amber,
      ),
      beam(
        [
          [208, 76 - look.size * 8],
          [268, 40 - look.size * 14],
        ],
        7,
        mid,
      ),
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
      beam(
        [
          [140, 146],
          [226, 60],
        ],
        10,
        amber,
      ),
      beam(
        [
          [194, 92],
          [238, 48],
        ],
        6,
        mid,
      ),
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
  chainHoist: (look) =>
    [
      path('M160 60v-4c-10-2-12-16 0-18 8 0 10 6 8 10'),
      box(122, 60, { w: 76, h: 54, r: 14, fill: amber }),
      disc([160, 87], 16, mid),
      look.facts.fuel === 'hand'
        ? stroke(
            [
              [128, 110],
              [128, 172],
              [138, 172],
              [138, 112],
            ],
            3,
            dark,
          )
        : path('M128 112c-6 40 2 60-8 74') + box(112, 184, { w: 16, h: 20, fill: deep }),
      `<path d="M168 114v58" fill="none" stroke-width="5" stroke-dasharray="2 8"/>`,
      path('M168 172v6c10 2 10 20-4 20-8 0-10-6-8-12'),
    ].join(''),
  ladderLift: () =>
    [
      beam(
        [
          [84, 196],
          [238, 44],
        ],
        4,
        light,
      ),
      beam(
        [
          [100, 204],
          [254, 52],
        ],
        4,
        light,
      ),
      repeat(9, (at) => line([94 + at * 17, 190 - at * 17], [106 + at * 17, 198 - at * 17])),
      shape(
        [
          [158, 108],
          [202, 108],
          [196, 132],
          [166, 132],
        ],
        amber,
      ),
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
      shape(
        [
          [70, 60],
          [250, 44],
          [254, 54],
          [74, 70],
        ],
        pale,
      ),
      line([110, 68], [160, 92], [206, 60]),
      beam(
        [
          [160, 180],
          [160, 92],
        ],
        7,
        amber,
      ),
      disc([146, 132], 13, mid),
      line([146, 132], [146, 118]),
      line([160, 176], [112, 196]),
      line([160, 176], [208, 196]),
      castor(112, 8),
      castor(208, 8),
      castor(160, 8),
    ].join(''),
  sling: (look) =>
    [
      `<path d="M122 74c-34 0-34 40 0 44h92c34 4 34 44 0 46H98" fill="none" stroke-width="17"/>`,
      `<path d="M122 74c-34 0-34 40 0 44h92c34 4 34 44 0 46H98" fill="none" stroke="${amber}" stroke-width="12"/>`,
      `<path d="M122 74c20 0 26 12 12 22" fill="none" stroke-width="10"/>`,
      box(142, 110, { w: 30, h: 16, r: 2, fill: pale }),
      look.size > 0.5 ? line([120, 164], [200, 164]) : line([140, 164], [190, 164]),
      disc([92, 164], 12, pale),
    ].join(''),
  chainSling: (look) =>
    [
      disc([160, 60], 16, 'none'),
      repeat(look.size > 0.45 ? 4 : 2, (at) => {
        const x = look.size > 0.45 ? ([92, 138, 182, 228][at] ?? 160) : ([112, 208][at] ?? 160)
        return `<path d="M160 76L${x} 176" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="3 8"/>${path(`M${x} 176v4c10 2 10 18-4 18-8 0-10-6-8-12`)}`
      }),
      box(144, 74, { w: 32, h: 14, r: 5, fill: amber }),
    ].join(''),
  craneFork: () =>
    [
      disc([150, 42], 9, 'none'),
      path('M118 60h64v14h-64z', amber),
      beam(
        [
          [122, 68],
          [112, 190],
        ],
        8,
        amber,
      ),
      shape(
        [
          [108, 186],
          [236, 194],
          [236, 200],
          [106, 202],
        ],
        dark,
      ),
      shape(
        [
          [118, 178],
          [244, 184],
          [244, 189],
          [116, 190],
        ],
        mid,
      ),
      line([182, 70], [200, 100]),
    ].join(''),
} satisfies Record<string, Draw>
