import { amber, type Draw, dark, deep, floor, honey, light, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, railing, repeat, shape, slab, stroke } from './strokes.ts'

export const scaffolds = {
  rollingTower: (look) => {
    const bays = 1 + Math.round(look.size * 2)
    const bay = 46
    const top = 186 - bays * bay
    const [left, right] = look.variant === 'narrow' ? [118, 202] : [102, 218]
    return [
      repeat(bays, (at) =>
        stroke(
          [
            [left, 186 - at * bay],
            [right, 186 - (at + 1) * bay],
          ],
          2,
          dark,
        ),
      ),
      beam(
        [
          [left, 186],
          [left, top - 30],
        ],
        4,
        look.variant === 'fibreglass' ? honey : light,
      ),
      beam(
        [
          [right, 186],
          [right, top - 30],
        ],
        4,
        look.variant === 'fibreglass' ? honey : light,
      ),
      repeat(bays * 2 + 1, (at) => line([left, 184 - at * 23], [right, 184 - at * 23])),
      box(left - 6, top, { w: right - left + 12, h: 8, fill: amber }),
      line([left, top - 15], [right, top - 15]),
      line([left, top - 29], [right, top - 29]),
      line([left, 150], [left - 34, floor]),
      line([right, 150], [right + 34, floor]),
      castor(left, 10),
      castor(right, 10),
    ].join('')
  },
  scaffoldBrace: (look) =>
    beam(
      [
        [70, 180],
        [250, 84 - look.size * 20],
      ],
      7,
      light,
    ) +
    beam(
      [
        [150, 136],
        [206, 190],
      ],
      6,
      light,
    ) +
    disc([70, 180], 9, amber) +
    disc([250, 84 - look.size * 20], 9, amber) +
    box(196, 188, { w: 24, h: 12, fill: deep }),
  scaffoldBoard: (look) =>
    slab(40 - look.size * 10, 170, {
      w: 204 + look.size * 20,
      d: 34,
      t: 11,
      fill: look.facts.material === 'wood' ? honey : light,
    }) +
    repeat(7, (at) => line([76 + at * 28, 164], [90 + at * 28, 144])) +
    stroke(
      [
        [44, 176],
        [52, 176],
      ],
      7,
      amber,
    ),
  stairTower: (look) => {
    const flights = 2 + Math.round(look.size)
    const rise = 150 / flights
    return [
      beam(
        [
          [88, floor],
          [88, 30],
        ],
        4,
        light,
      ),
      beam(
        [
          [232, floor],
          [232, 30],
        ],
        4,
        light,
      ),
      repeat(flights, (at) => {
        const y = floor - at * rise
        const [from, to] = at % 2 === 0 ? [100, 220] : [220, 100]
        return (
          beam(
            [
              [from, y],
              [to, y - rise],
            ],
            5,
            amber,
          ) +
          repeat(5, (step) =>
            stroke(
              [
                [from + ((to - from) * (step + 0.5)) / 5 - 6, y - rise * ((step + 0.5) / 5)],
                [from + ((to - from) * (step + 0.5)) / 5 + 6, y - rise * ((step + 0.5) / 5)],
              ],
              3,
            ),
          )
        )
      }),
      repeat(flights + 1, (at) => line([88, floor - at * rise], [232, floor - at * rise])),
      railing(88, 30, { w: 144, h: 22, posts: 5 }),
    ].join('')
  },
  facadeScaffold: (look) =>
    [
      repeat(3, (at) =>
        beam(
          [
            [78 + at * 82, floor],
            [78 + at * 82, 46 - look.size * 8],
          ],
          4,
          look.variant === 'aluminium' ? pale : mid,
        ),
      ),
      repeat(3, (at) => box(70, 86 + at * 46, { w: 180, h: 6, fill: amber })),
      repeat(3, (at) => line([78, 72 + at * 46], [242, 72 + at * 46]) + line([78, 60 + at * 46], [242, 60 + at * 46])),
      stroke(
        [
          [78, 178],
          [160, 132],
        ],
        2,
        dark,
      ),
      stroke(
        [
          [160, 132],
          [242, 86],
        ],
        2,
        dark,
      ),
      repeat(3, (at) => box(70 + at * 82, 200, { w: 16, h: 4, fill: dark })),
    ].join(''),
  scaffoldTube: (look) =>
    repeat(6, (at) => {
      const y = 196 - Math.floor(at / 3) * 20
      const x = 52 + (at % 3) * 16 + Math.floor(at / 3) * 8
      const long = 120 + look.size * 30
      return beam(
        [
          [x, y - 12 * (at % 3)],
          [x + long, y - 40 - 12 * (at % 3)],
        ],
        11,
        at === 4 ? amber : light,
      )
    }),
  coupler: () =>
    [
      path('M96 120a44 44 0 0 1 88 0v40a44 44 0 0 1-88 0z', mid),
      disc([140, 126], 25, pale),
      box(178, 116, { w: 54, h: 48, r: 10, fill: amber }),
      disc([206, 140], 14, pale),
      box(120, 70, { w: 40, h: 16, fill: deep }),
      line([140, 86], [140, 100]),
    ].join(''),
  netting: (look) =>
    [
      box(70, 60, {
        w: 180,
        h: 130,
        r: 2,
        fill: look.facts.colour === 'blue' ? '#dbeafe' : look.facts.colour === 'green' ? '#dcfce7' : pale,
      }),
      repeat(11, (at) =>
        stroke(
          [
            [70 + at * 18, 60],
            [70 + at * 18, 190],
          ],
          1.2,
          dark,
        ),
      ),
      repeat(8, (at) =>
        stroke(
          [
            [70, 60 + at * 18],
            [250, 60 + at * 18],
          ],
          1.2,
          dark,
        ),
      ),
      box(62, 50, { w: 196, h: 12, r: 6, fill: amber }),
      box(62, 186, { w: 196, h: 10, r: 5, fill: mid }),
    ].join(''),
  ladder: (look) => {
    const top = 60 - look.size * 30
    const fill = look.variant === 'fibreglass' ? honey : light
    const rungs = 6 + Math.round(look.size * 6)
    const at = (share: number): number => 130 + share * 40
    return [
      beam(
        [
          [126, floor],
          [166, top],
        ],
        5,
        fill,
      ),
      beam(
        [
          [182, floor],
          [222, top],
        ],
        5,
        fill,
      ),
      repeat(rungs, (n) => {
        const share = (n + 0.7) / (rungs + 0.4)
        const y = floor - share * (floor - top)
        return line([at(share), y], [at(share) + 48, y])
      }),
      look.variant === 'heavy' ? box(122, 198, { w: 70, h: 6, fill: deep }) : '',
      disc([126, 202], 5, amber),
      disc([182, 202], 5, amber),
    ].join('')
  },
  stepLadder: (look) => {
    const top = 96 - look.size * 46
    const steps = 3 + Math.round(look.size * 5)
    const fill = look.variant === 'fibreglass' ? honey : light
    return [
      beam(
        [
          [190, top],
          [242, floor],
        ],
        4,
        mid,
      ),
      beam(
        [
          [132, top],
          [84, floor],
        ],
        5,
        fill,
      ),
      box(126, top - 6, { w: 72, h: 9, fill: amber }),
      line([132, top - 6], [132, top - 38], [186, top - 38], [190, top - 6]),
      repeat(steps, (n) => {
        const share = (n + 0.6) / steps
        const y = floor - share * (floor - top)
        const x = 84 + share * 48
        return box(x - 8, y, { w: 34, h: 5, r: 1, fill: mid })
      }),
      line([104, 168], [222, 168]),
    ].join('')
  },
  prop: (look) => {
    const top = 70 - look.size * 40
    const heavy = look.variant === 'heavy' ? 4 : 0
    return [
      box(122, 198, { w: 76, h: 6, r: 2, fill: mid }),
      beam(
        [
          [160, 196],
          [160, 118],
        ],
        14 + heavy,
        light,
      ),
      beam(
        [
          [160, 112],
          [160, top + 6],
        ],
        9 + heavy,
        pale,
      ),
      box(143 - heavy, 108, { w: 34 + heavy * 2, h: 16, r: 3, fill: amber }),
      path('M177 116h18c8 0 8 10 0 10h-6'),
      repeat(4, (at) => disc([160, top + 16 + at * 12], 1.6, deep)),
      box(128, top, { w: 64, h: 6, r: 2, fill: mid }),
    ].join('')
  },
  tripod: (look) =>
    [
      beam(
        [
          [160, 70],
          [98 - look.size * 8, 202],
        ],
        6,
        look.variant === 'heavy' ? honey : light,
      ),
      beam(
        [
          [160, 70],
          [222 + look.size * 8, 202],
        ],
        6,
        look.variant === 'heavy' ? honey : light,
      ),
      beam(
        [
          [160, 70],
          [164, 202],
        ],
        6,
        look.variant === 'heavy' ? honey : light,
      ),
      box(136, 54, { w: 48, h: 16, r: 4, fill: amber }),
      line([128, 138], [194, 138]),
      box(154, 44, { w: 12, h: 10, fill: deep }),
    ].join(''),
  brace: (look) =>
    [
      beam(
        [
          [84, 196],
          [230, 56 - look.size * 20],
        ],
        9,
        light,
      ),
      beam(
        [
          [128, 154],
          [180, 104],
        ],
        look.variant === 'heavy' ? 18 : 13,
        amber,
      ),
      disc([84, 196], 8, mid),
      disc([230, 56 - look.size * 20], 8, mid),
      box(60, 198, { w: 48, h: 6, fill: dark }),
      box(234, 30 - look.size * 10, { w: 7, h: 50, fill: dark }),
      line([164, 132], [180, 150], [190, 140]),
    ].join(''),
  beam: (look) =>
    [
      slab(40 - look.size * 12, 126, { w: 200 + look.size * 20, d: 16, t: 12, fill: amber }),
      box(48, 138, { w: 186, h: 40, r: 1, fill: honey }),
      slab(40 - look.size * 12, 178, { w: 200 + look.size * 20, d: 10, t: 12, fill: amber }),
      line([74, 150], [112, 166]),
      line([170, 150], [208, 166]),
    ].join(''),
  formworkPanel: (look) => {
    const w = 70 + look.size * 90
    const x = 160 - w / 2
    return [
      box(x, 46, { w, h: 158, r: 2, fill: honey }),
      repeat(4, (at) => box(x, 46 + at * 49, { w, h: 10, r: 1, fill: look.variant === 'aluminium' ? pale : mid })),
      box(x, 46, { w: 9, h: 158, r: 1, fill: amber }),
      box(x + w - 9, 46, { w: 9, h: 158, r: 1, fill: amber }),
      disc([x + w / 2, 78], 5, pale),
      disc([x + w / 2, 172], 5, pale),
    ].join('')
  },
  columnForm: (look) =>
    [
      shape(
        [
          [112, 52],
          [170, 66],
          [170, floor],
          [112, 190],
        ],
        honey,
      ),
      shape(
        [
          [170, 66],
          [222 + look.size * 10, 48],
          [222 + look.size * 10, 186],
          [170, floor],
        ],
        amber,
      ),
      shape(
        [
          [112, 52],
          [166, 38],
          [222 + look.size * 10, 48],
          [170, 66],
        ],
        light,
      ),
      repeat(4, (at) => line([104, 78 + at * 32], [170, 94 + at * 32], [232, 76 + at * 32])),
    ].join(''),
  sheet: (look) =>
    repeat(4, (at) =>
      slab(44, 190 - at * 13, { w: 190 + look.size * 16, d: 46, t: 6, skew: 40, fill: at === 3 ? '#a16207' : honey }),
    ) +
    stroke(
      [
        [110, 140],
        [150, 126],
      ],
      2,
      honey,
    ),
  tieRod: (look) =>
    [
      beam(
        [
          [56, 176],
          [264, 92],
        ],
        8,
        mid,
      ),
      repeat(16, (at) =>
        stroke(
          [
            [64 + at * 12.4, 178 - at * 5],
            [68 + at * 12.4, 166 - at * 5],
          ],
          1.8,
        ),
      ),
      path('M96 128l26-14 16 26-10 22-24 4-16-18z', amber),
      look.size > 0.5 ? path('M206 92l24-12 14 22-8 22-24 4-14-16z', amber) : '',
    ].join(''),
} satisfies Record<string, Draw>

export const yard = {
  fence: (look) =>
    [
      box(44, look.size < 0.55 && look.size > 0.1 ? 116 : 64, {
        w: 232,
        h: look.size < 0.55 && look.size > 0.1 ? 76 : 128,
        r: 8,
        fill: look.variant === 'netting' ? '#dcfce7' : '#ffffff',
      }),
      repeat(15, (at) =>
        stroke(
          [
            [58 + at * 14.5, look.size < 0.55 && look.size > 0.1 ? 118 : 66],
            [58 + at * 14.5, 190],
          ],
          1.4,
          dark,
        ),
      ),
      line([44, look.variant === 'heavy' ? 100 : 128], [276, look.variant === 'heavy' ? 100 : 128]),
      line([44, 160], [276, 160]),
      box(22, 192, { w: 46, h: 12, r: 4, fill: amber }),
      box(252, 192, { w: 46, h: 12, r: 4, fill: amber }),
    ].join(''),
  hoarding: (look) =>
    [
      box(56, 50 - look.size * 8, {
        w: 208,
        h: 150 + look.size * 8,
        r: 3,
        fill: look.variant === 'plastic' ? pale : light,
      }),
      repeat(12, (at) =>
        stroke(
          [
            [72 + at * 16, 54 - look.size * 8],
            [72 + at * 16, 198],
          ],
          1.6,
          dark,
        ),
      ),
      box(56, 50 - look.size * 8, { w: 208, h: 12, fill: amber }),
      box(46, 194, { w: 40, h: 10, fill: dark }),
      box(234, 194, { w: 40, h: 10, fill: dark }),
    ].join(''),
  gate: (look) => {
    const pair = look.size > 0.3
    return [
      beam(
        [
          [48, floor],
          [48, 58],
        ],
        8,
        mid,
      ),
      beam(
        [
          [272, floor],
          [272, 58],
        ],
        8,
        mid,
      ),
      box(60, 72, { w: pair ? 96 : 200, h: 116, r: 4, fill: pale }),
      pair ? box(164, 72, { w: 96, h: 116, r: 4, fill: pale }) : '',
      repeat(12, (at) =>
        stroke(
          [
            [70 + at * 16.5, 76],
            [70 + at * 16.5, 184],
          ],
          1.5,
          dark,
        ),
      ),
      stroke(
        [
          [60, 188],
          [pair ? 156 : 260, 72],
        ],
        2.5,
      ),
      pair
        ? stroke(
            [
              [260, 188],
              [164, 72],
            ],
            2.5,
          )
        : '',
      box(148, 124, { w: 24, h: look.variant === 'lockable' ? 20 : 10, r: 3, fill: amber }),
    ].join('')
  },
  fenceFoot: (look) =>
    path(
      'M56 196l14-46c2-6 6-8 12-8h156c6 0 10 2 12 8l14 46c1 5-2 8-6 8H62c-4 0-7-3-6-8z',
      look.variant === 'plastic' ? amber : mid,
    ) +
    repeat(5, (at) => `<ellipse cx="${96 + at * 32}" cy="164" rx="8" ry="5" fill="${deep}"/>`) +
    line([66, 184], [254, 184]),
  barrier: (look) =>
    [
      box(54, 88, { w: 212, h: 98, r: 12, fill: look.variant === 'plastic' ? amber : 'none' }),
      repeat(11, (at) => line([74 + at * 17, 88], [74 + at * 17, 186])),
      line([54, 110], [266, 110]),
      box(70, 186, { w: 10, h: 14, fill: dark }),
      box(240, 186, { w: 10, h: 14, fill: dark }),
      line([54, floor], [96, floor]),
      line([224, floor], [266, floor]),
    ].join(''),
  waterBarrier: (look) =>
    [
      path('M52 204l10-26h12l12-70h148l12 70h12l10 26z', look.facts.colour === 'white' ? pale : '#f87171'),
      line([74, 178], [246, 178]),
      disc([160, 122], 9, pale),
      box(96, 196, { w: 28, h: 8, fill: deep }),
      box(196, 196, { w: 28, h: 8, fill: deep }),
      line([110, 150], [210, 150]),
    ].join(''),
  roadPlate: (look) =>
    [
      slab(34, 186 - look.count * 2, {
        w: 200 + look.size * 14,
        d: 58,
        t: 8,
        skew: 54,
        fill: look.facts.material === 'steel' ? mid : light,
      }),
      repeat(9, (at) =>
        stroke(
          [
            [62 + at * 21, 176],
            [78 + at * 21, 158],
            [70 + at * 21, 150],
          ],
          1.8,
          dark,
        ),
      ),
      `<ellipse cx="60" cy="180" rx="7" ry="3" fill="${amber}"/><ellipse cx="262" cy="136" rx="7" ry="3" fill="${amber}"/>`,
    ].join(''),
  timberMat: () =>
    repeat(5, (at) =>
      slab(40 + at * 14, 190 - at * 15, { w: 180, d: 14, t: 16, skew: 14, fill: at % 2 === 0 ? honey : amber }),
    ),
  cableRamp: (look) =>
    [
      path('M36 204l48-38h152l48 38z', deep),
      path('M84 166l10-18h132l10 18z', amber),
      repeat(1 + Math.round(look.size * 4), (at) => disc([160 + (at - look.size * 2) * 26, 188], 8, pale)),
      line([54, 192], [72, 192]),
      line([248, 192], [266, 192]),
    ].join(''),
} satisfies Record<string, Draw>
