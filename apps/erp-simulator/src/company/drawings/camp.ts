import { amber, type Draw, dark, deep, floor, honey, light, mid, pale, white } from './frame.ts'
import { beam, box, castor, disc, line, path, railing, repeat, shape, stroke, vents, wheel, window } from './strokes.ts'

export const camp = {
  container: (look) => {
    const w = 120 + look.size * 120
    const x = 160 - w / 2
    return [
      box(x, 84, { w, h: 116, r: 3, fill: amber }),
      repeat(Math.floor((w - 66) / 11), (at) => line([x + 58 + at * 11, 94], [x + 58 + at * 11, 190])),
      box(x + 6, 92, { w: 44, h: 102, r: 2, fill: honey }),
      line([x + 28, 92], [x + 28, 194]),
      line([x + 20, 100], [x + 20, 186]),
      line([x + 36, 100], [x + 36, 186]),
      look.variant === 'lockable' ? box(x + 18, 138, { w: 20, h: 16, fill: deep }) : line([x + 16, 146], [x + 40, 146]),
      box(x, 198, { w: 20, h: 6, r: 1, fill: deep }),
      box(x + w - 20, 198, { w: 20, h: 6, r: 1, fill: deep }),
      look.variant === 'insulated' ? box(x + w - 40, 100, { w: 30, h: 22, fill: pale }) : '',
    ].join('')
  },
  wasteSkip: (look) =>
    [
      shape(
        [
          [44, 124 - look.size * 34],
          [276, 124 - look.size * 34],
          [248, 200],
          [72, 200],
        ],
        amber,
      ),
      box(38, 116 - look.size * 34, { w: 244, h: 12, fill: mid }),
      repeat(4, (at) => line([96 + at * 42, 130 - look.size * 30], [102 + at * 38, 196])),
      look.variant === 'lid' ? path(`M42 ${114 - look.size * 34}l20-22h196l20 22z`, honey) : '',
      look.variant === 'door' ? line([226, 130], [216, 196]) : '',
      disc([62, 152 - look.size * 10], 5, pale),
      disc([258, 152 - look.size * 10], 5, pale),
    ].join(''),
  toolBox: (look) => {
    const h = 60 + look.size * 46
    return [
      box(62, 196 - h, { w: 196, h, r: 4, fill: amber }),
      path(`M58 ${196 - h}l12-20h180l12 20z`, look.variant === 'heavy' ? dark : honey),
      box(148, 190 - h, { w: 24, h: 18, fill: deep }),
      line([70, 196 - h * 0.45], [82, 196 - h * 0.45]),
      line([238, 196 - h * 0.45], [250, 196 - h * 0.45]),
      box(76, 196, { w: 28, h: 8, r: 1, fill: dark }),
      box(216, 196, { w: 28, h: 8, r: 1, fill: dark }),
    ].join('')
  },
  fuelTank: (look) =>
    [
      box(66, 92 - look.size * 10, { w: 168, h: 100 + look.size * 10, r: 12, fill: amber }),
      box(126, 76 - look.size * 10, { w: 46, h: 18, r: 4, fill: deep }),
      line([66, 124], [234, 124]),
      line([66, 160], [234, 160]),
      path('M234 116h18c8 0 8 10 8 18v40c0 10-14 10-14 0v-14'),
      box(240, 146, { w: 12, h: 20, fill: deep }),
      box(58, 192, { w: 184, h: 12, r: 2, fill: dark }),
      path('M150 132c8 10 11 14 11 19a11 11 0 0 1-22 0c0-5 3-9 11-19z', pale),
    ].join(''),
  cabin: (look) => {
    const w = 148 + look.size * 90
    const x = 160 - w / 2
    return [
      look.variant === 'stackable'
        ? box(x, 36, { w, h: 40, r: 2, fill: pale }) + window(x + 20, 46, { w: 34, h: 20 })
        : '',
      box(x, 82, { w, h: 114, r: 3, fill: pale }),
      box(x - 4, 74, { w: w + 8, h: 12, r: 2, fill: amber }),
      look.variant === 'solar'
        ? shape(
            [
              [x + 40, 74],
              [x + 54, 58],
              [x + w - 34, 58],
              [x + w - 48, 74],
            ],
            deep,
          )
        : '',
      box(x + 18, 110, { w: 38, h: 86, r: 2, fill: honey }),
      disc([x + 48, 156], 2.4, deep),
      repeat(1 + Math.round(look.size * 2), (at) => window(x + 76 + at * 50, 110, { w: 40, h: 34 })),
      line([x + 62, 168], [x + w, 168]),
      box(x, 196, { w: 22, h: 8, r: 1, fill: deep }),
      box(x + w - 22, 196, { w: 22, h: 8, r: 1, fill: deep }),
    ].join('')
  },
  wagon: (look) => {
    const w = 150 + look.size * 60
    const x = 158 - w / 2
    return [
      path(`M${x} 176v-76c0-14 8-20 20-20h${w - 40}c12 0 20 6 20 20v76z`, pale),
      path(`M${x} 104c0-16 8-24 20-24h${w - 40}c12 0 20 8 20 24z`, amber),
      look.variant === 'solar' ? box(x + 40, 70, { w: w - 80, h: 9, fill: deep }) : '',
      box(x + 16, 112, { w: 34, h: 64, r: 2, fill: honey }),
      repeat(2 + Math.round(look.size), (at) => window(x + 64 + at * 42, 116, { w: 32, h: 24 })),
      box(x - 4, 174, { w: w + 8, h: 8, fill: dark }),
      wheel([x + w * 0.55, 188], 16),
      line([x + w + 2, 178], [x + w + 30, 190], [x + w + 30, floor]),
    ].join('')
  },
  toilet: (look) =>
    [
      path('M106 72c0-14 10-20 24-22h60c14 2 24 8 24 22v124H106z', amber),
      path('M102 74c4-20 20-30 58-30s54 10 58 30z', pale),
      box(122, 84, { w: 76, h: 108, r: 4, fill: honey }),
      disc([188, 140], 4, deep),
      repeat(3, (at) => line([136, 98 + at * 8], [184, 98 + at * 8])),
      look.variant === 'heated'
        ? path('M146 128c-6 8 6 10 0 18m14-18c-6 8 6 10 0 18m14-18c-6 8 6 10 0 18')
        : disc([160, 138], 9, white),
      look.size > 0.9 ? path('M140 44v-12h40v12') : '',
      box(100, 194, { w: 120, h: 10, r: 2, fill: deep }),
    ].join(''),
  sanitaryUnit: (look) => {
    const doors = 1 + Math.round(look.size * 3)
    const w = 72 + doors * 38
    const x = 160 - w / 2
    return [
      box(x, 82, { w, h: 114, r: 3, fill: pale }),
      box(x - 4, 74, { w: w + 8, h: 12, r: 2, fill: amber }),
      repeat(
        doors,
        (at) =>
          box(x + 16 + at * ((w - 24) / doors), 104, { w: 32, h: 92, r: 2, fill: honey }) +
          disc([x + 24 + at * ((w - 24) / doors), 152], 2.4, deep),
      ),
      repeat(doors, (at) => line([x + 22 + at * ((w - 24) / doors), 96], [x + 42 + at * ((w - 24) / doors), 96])),
      box(x, 196, { w, h: 8, r: 1, fill: deep }),
    ].join('')
  },
  urinal: (look) =>
    [
      path('M120 196c-10-50-4-90 10-126h60c14 36 20 76 10 126z', amber),
      path('M134 100c-8 30-6 50 2 62 14 12 34 12 48 0 8-12 10-32 2-62z', pale),
      disc([160, 152], 5, deep),
      look.size > 0.5 ? path('M120 170l-34-10 8-70 28-6m78 86l34-10-8-70-28-6', 'none') : '',
      box(100, 194, { w: 120, h: 10, r: 2, fill: dark }),
    ].join(''),
  washStand: (look) =>
    [
      box(104, 118, { w: 112, h: 84, r: 6, fill: amber }),
      path('M92 104h136l-10 24H102z', pale),
      path('M160 104V76c0-14 24-14 24 0v8', 'none'),
      box(112, 52, { w: 26, h: 34, r: 3, fill: light }),
      look.variant === 'heated' ? path('M148 146c-6 8 6 10 0 18m14-18c-6 8 6 10 0 18') : disc([160, 160], 10, honey),
    ].join(''),
  table: (look) =>
    [
      shape(
        [
          [84, 118],
          [262, 118],
          [236, 142],
          [54, 142],
        ],
        amber,
      ),
      shape(
        [
          [54, 142],
          [236, 142],
          [236, 150],
          [54, 150],
        ],
        honey,
      ),
      shape(
        [
          [236, 142],
          [262, 118],
          [262, 126],
          [236, 150],
        ],
        dark,
      ),
      look.variant === 'folding'
        ? line([70, 150], [110, floor]) +
          line([110, 150], [70, floor]) +
          line([190, 150], [226, floor]) +
          line([226, 150], [190, floor])
        : line([68, 150], [68, floor]) +
          line([222, 150], [222, floor]) +
          line([250, 138], [250, 190]) +
          line([96, 150], [96, 188]),
      look.variant === 'lockable' ? box(180, 150, { w: 44, h: 38, fill: pale }) : '',
    ].join(''),
  chair: (look) =>
    [
      path('M112 52h66c6 0 8 4 8 8l6 70h-90l2-70c0-4 2-8 8-8z', amber),
      box(98, 130, { w: 104, h: 14, r: 6, fill: honey }),
      look.facts.chassis === 'swivel'
        ? beam(
            [
              [150, 146],
              [150, 178],
            ],
            7,
            mid,
          ) +
          path('M150 178l-44 16m44-16l44 16m-44-16v16') +
          castor(106, 6) +
          castor(194, 6) +
          castor(150, 6)
        : line([108, 144], [100, floor]) +
          line([192, 144], [204, floor]) +
          line([124, 144], [120, 192]) +
          line([178, 144], [182, 192]),
    ].join(''),
  locker: (look) => {
    const doors = 1 + Math.round(look.size * 3)
    const w = 40 * doors + 14
    const x = 160 - w / 2
    return (
      box(x, 44, { w, h: 154, r: 3, fill: light }) +
      repeat(
        doors,
        (at) =>
          box(x + 7 + at * 40, 52, { w: 40, h: 140, r: 2, fill: at === look.count % doors ? amber : pale }) +
          repeat(3, (n) => line([x + 18 + at * 40, 64 + n * 7], [x + 36 + at * 40, 64 + n * 7])) +
          disc([x + 40 + at * 40, 126], 2.5, deep),
      ) +
      box(x, 198, { w, h: 6, r: 1, fill: deep })
    )
  },
  fridge: (look) =>
    [
      box(110, 96 - look.size * 54, { w: 100, h: 102 + look.size * 54, r: 8, fill: pale }),
      look.size > 0.5 ? line([110, 96], [210, 96]) : '',
      beam(
        [
          [122, 112],
          [122, 150],
        ],
        4,
        amber,
      ),
      look.size > 0.5
        ? beam(
            [
              [122, 62],
              [122, 82],
            ],
            4,
            amber,
          )
        : '',
      box(118, 198, { w: 18, h: 6, fill: deep }),
      box(184, 198, { w: 18, h: 6, fill: deep }),
    ].join(''),
  coffeeMachine: (look) =>
    [
      box(104, 70, { w: 112, h: 34, r: 8, fill: amber }),
      box(104, 96, { w: 36, h: 96, fill: light }),
      box(96, 188, { w: 128, h: 16, r: 4, fill: dark }),
      path('M154 136h52l-6 46h-40z', white),
      stroke(
        [
          [160, 156],
          [200, 156],
        ],
        9,
        '#a16207',
      ),
      path('M206 144c18 0 16 26-4 26'),
      box(170, 104, { w: 16, h: 14, fill: deep }),
      look.variant === 'heated' || look.size > 0.6 ? path('M166 60c-6-8 6-10 0-18m18 18c-6-8 6-10 0-18') : '',
    ].join(''),
  trailer: (look) => {
    const w = 150 + look.size * 50
    const x = 150 - w / 2
    return [
      look.variant === 'tarp' ? path(`M${x} 132V76c0-8 4-12 12-12h${w - 24}c8 0 12 4 12 12v56z`, honey) : '',
      look.variant === 'tipper'
        ? shape(
            [
              [x, 158],
              [x + w, 118],
              [x + w - 4, 88],
              [x - 4, 128],
            ],
            amber,
          )
        : box(x, 128, { w, h: 34, r: 3, fill: amber }),
      repeat(4, (at) =>
        line(
          [x + ((at + 1) * w) / 5, look.variant === 'tipper' ? 150 - at * 8 : 130],
          [x + ((at + 1) * w) / 5, 160 - (look.variant === 'tipper' ? at * 8 + 8 : 0)],
        ),
      ),
      box(x - 4, 162, { w: w + 8, h: 9, fill: dark }),
      look.size > 0.4
        ? wheel([x + w * 0.42, 186], 17) + wheel([x + w * 0.66, 186], 17)
        : wheel([x + w * 0.52, 186], 18),
      line([x + w + 4, 167], [x + w + 52, 176], [x + w + 60, 176]),
      line([x + w + 36, 174], [x + w + 36, floor]),
    ].join('')
  },
  plantTrailer: (look) =>
    [
      shape(
        [
          [62, 158],
          [232, 158],
          [240, 172],
          [62, 172],
        ],
        amber,
      ),
      line([62, 158], [40, look.variant === 'ramps' ? 84 : 120]),
      line([74, 158], [52, look.variant === 'ramps' ? 84 : 120]),
      repeat(4, (at) => line([58 - at * 4.5, 145 - at * 14], [70 - at * 4.5, 145 - at * 14])),
      railing(100, 138, { w: 128, h: 20, posts: 5 }),
      wheel([132, 186], 18),
      wheel([174, 186], 18),
      line([240, 168], [284, 176], [292, 176]),
      line([266, 174], [266, floor]),
    ].join(''),
  handTruck: (look) =>
    [
      beam(
        [
          [196, 190],
          [138, 46],
        ],
        6,
        amber,
      ),
      beam(
        [
          [180, 190],
          [122, 46],
        ],
        6,
        amber,
      ),
      path('M122 46c-8-16 6-22 16-16'),
      line([150, 116], [166, 116]),
      line([168, 160], [184, 160]),
      shape(
        [
          [120, 198],
          [196, 192],
          [196, 200],
          [120, 204],
        ],
        dark,
      ),
      wheel([200, 186], 18),
      look.size > 0.6 ? box(94, 140, { w: 66, h: 54, r: 3, fill: pale }) : '',
    ].join(''),
  boardTrolley: (look) =>
    [
      box(62, 172, { w: 196, h: 12, fill: amber }),
      beam(
        [
          [78, 172],
          [78, 82],
        ],
        5,
        mid,
      ),
      beam(
        [
          [242, 172],
          [242, 82],
        ],
        5,
        mid,
      ),
      repeat(3 + Math.round(look.size * 2), (at) =>
        box(92 + at * 7, 70 + at * 6, { w: 130, h: 102 - at * 6, r: 1, fill: at % 2 === 0 ? pale : light }),
      ),
      castor(84, 10),
      castor(236, 10),
      look.variant === 'brakes' ? line([236, 190], [258, 182]) : '',
      vents(96, 176, { n: 2, h: 4 }),
    ].join(''),
} satisfies Record<string, Draw>
