import { amber, type Draw, dark, deep, honey, type Look, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, oval, path, shape, stroke, tracks, vents, wheel, window } from './strokes.ts'

function bucket(x: number, y: number, s = 1): string {
  return path(
    `M${x} ${y}l${12 * s} ${-6 * s}l${10 * s} ${20 * s}l${-4 * s} ${14 * s}l${-8 * s} ${6 * s}c${-16 * s} ${4 * s} ${-30 * s} ${-4 * s} ${-32 * s} ${-22 * s}z`,
    mid,
  )
}

/** Boom, stick and bucket, reaching to the right. */
function diggingArm(foot: readonly [number, number], look: Look): string {
  const far = look.variant.includes('longReach') ? 14 : 0
  const [x, y] = foot
  return [
    beam(
      [
        [x + 44 + far, y - 66],
        [x + 92 + far, y + 10],
      ],
      9,
      amber,
    ),
    bucket(x + 88 + far, y + 12, 0.9),
    beam(
      [
        [x, y],
        [x + 12, y - 48],
        [x + 48 + far, y - 70],
      ],
      13,
      amber,
    ),
    stroke(
      [
        [x + 4, y - 18],
        [x + 30, y - 56],
      ],
      4,
      dark,
    ),
    disc([x, y], 5, mid),
    disc([x + 46 + far, y - 68], 5, mid),
    look.variant.includes('tilt') ? box(x + 82 + far, y + 1, { w: 18, h: 10, fill: deep }) : '',
  ].join('')
}

function house(look: Look, open: boolean): string {
  const tail = look.variant.includes('shortTail') ? 92 : 78
  return [
    path(`M${tail + 6} 164h106v-22l-16-8h-40l-40-4c-8 0-12 6-13 14z`, amber),
    vents(tail + 12, 144, { n: 4, h: 12 }),
    open
      ? path('M128 134V84m44 50V84m-50-2h58') +
        box(134, 118, { w: 20, h: 16, fill: deep }) +
        line([166, 134], [160, 112])
      : box(126, 78, { w: 48, h: 58, r: 6, fill: pale }) + window(132, 84, { w: 36, h: 30 }),
    box(110, 164, { w: 64, h: 8, fill: dark }),
  ].join('')
}

export const diggers = {
  miniExcavator: (look) =>
    [
      path('M204 192h18m0-16v26', 'none'),
      shape(
        [
          [220, 172],
          [228, 174],
          [228, 204],
          [218, 204],
        ],
        mid,
      ),
      tracks(78, 130, 32),
      diggingArm([180, 148], look),
      house(look, look.size < 0.4),
    ].join(''),
  excavator: (look) =>
    `${tracks(62, 158, 40) + diggingArm([184, 142], look)}<g transform="translate(0 -6)">${house(look, false)}</g>`,
  wheeledExcavator: (look) =>
    [
      box(74, 168, { w: 140, h: 14, fill: dark }),
      wheel([96, 182], 22),
      wheel([192, 182], 22),
      diggingArm([180, 144], look),
      house(look, false),
    ].join(''),
  bucketTool: (look) =>
    [
      path('M86 92h130l14 20-22 76c-40 16-108 12-126-30z', amber),
      path('M86 92l14 22h130', 'none'),
      path('M100 114c-4 30 0 54 6 70', 'none'),
      shape(
        [
          [130, 92],
          [142, 62],
          [160, 62],
          [150, 92],
        ],
        mid,
      ),
      shape(
        [
          [178, 92],
          [188, 62],
          [206, 62],
          [200, 92],
        ],
        mid,
      ),
      disc([150, 72], 5, pale),
      disc([196, 72], 5, pale),
      look.size < 0.75
        ? path('M112 190l-8 14 18-10m10 0l-4 10 18-8m12-1l0 9 14-10m12-1l4 9 10-12', mid)
        : line([96, 196], [210, 192]),
    ].join(''),
  hydraulicHammer: (look) =>
    [
      shape(
        [
          [118, 56],
          [202, 56],
          [192, 78],
          [128, 78],
        ],
        mid,
      ),
      disc([140, 60], 5, pale),
      disc([180, 60], 5, pale),
      box(134, 78, { w: 52, h: 74, r: 6, fill: amber }),
      look.variant === 'silent'
        ? box(140, 90, { w: 40, h: 46, r: 4, fill: honey })
        : line([146, 84], [146, 146]) + line([174, 84], [174, 146]),
      box(146, 152, { w: 28, h: 16, fill: dark }),
      shape(
        [
          [152, 168],
          [168, 168],
          [165, 194],
          [160, 204],
          [155, 194],
        ],
        mid,
      ),
    ].join(''),
  grapple: () =>
    [
      disc([160, 66], 16, mid),
      box(140, 80, { w: 40, h: 20, fill: amber }),
      path('M140 96c-50 14-58 72-26 106l26-8c-20-26-16-52 4-66z', amber),
      path('M180 96c50 14 58 72 26 106l-26-8c20-26 16-52-4-66z', amber),
      line([118, 138], [104, 176]),
      line([202, 138], [216, 176]),
    ].join(''),
  wheelLoader: (look) =>
    [
      beam(
        [
          [168, 140],
          [208, 136],
          [236, 172],
        ],
        9,
        amber,
      ),
      path(look.variant === 'tip' ? 'M232 150l36-2 6 26-22 6z' : 'M228 156l40-6 6 40-22 10c-18 0-26-12-24-44z', mid),
      path('M58 168v-28c0-8 4-12 12-12h44l10 16h58v28z', amber),
      box(120, 82, { w: 50, h: 62, r: 6, fill: pale }),
      window(127, 89, { w: 36, h: 30 }),
      vents(70, 138, { n: 5, h: 16 }),
      wheel([92, 176], 28),
      wheel([192, 176], 28),
    ].join(''),
  palletForks: () =>
    [
      box(112, 74, { w: 12, h: 122, fill: amber }),
      box(88, 84, { w: 24, h: 10, fill: mid }),
      box(88, 130, { w: 24, h: 10, fill: mid }),
      shape(
        [
          [124, 186],
          [240, 196],
          [240, 202],
          [112, 202],
          [112, 190],
        ],
        dark,
      ),
      shape(
        [
          [132, 176],
          [252, 186],
          [252, 191],
          [124, 186],
        ],
        mid,
      ),
    ].join(''),
  dumper: (look) =>
    [
      box(80, 150, { w: 112, h: 20, fill: dark }),
      path('M64 158v-24h62l8 24z', amber),
      path(look.variant === 'tip' ? 'M160 108h92l-22 50h-52z' : 'M152 124h98l-14 44h-62z', amber),
      line([164, 136], [242, 136]),
      look.variant === 'cab'
        ? box(92, 74, { w: 50, h: 62, r: 5, fill: pale }) + window(98, 80, { w: 38, h: 30 })
        : path('M92 134V76h12v58'),
      box(112, 120, { w: 24, h: 10, fill: deep }),
      line([142, 138], [150, 112]),
      wheel([96, 178], 26),
      wheel([204, 178], 26),
    ].join(''),
  trackDumper: (look) =>
    [
      tracks(92, 124, 34),
      box(98, 158, { w: 106, h: 12, fill: dark }),
      path(look.variant === 'tip' ? 'M140 94h98l-22 54h-60z' : 'M136 112h100l-16 46h-72z', amber),
      box(96, 134, { w: 36, h: 24, fill: mid }),
      line([104, 134], [84, 104], [72, 102]),
    ].join(''),
  mat: (look) =>
    [
      shape(
        [
          [96, 154],
          [250, 154],
          [222, 196],
          [62, 196],
        ],
        look.size > 0.5 ? dark : mid,
      ),
      shape(
        [
          [62, 196],
          [222, 196],
          [222, 203],
          [62, 203],
        ],
        deep,
      ),
      shape(
        [
          [222, 196],
          [250, 154],
          [250, 160],
          [222, 203],
        ],
        deep,
      ),
      oval([156, 174], [16, 5], pale),
      stroke(
        [
          [104, 166],
          [120, 166],
        ],
        4,
        amber,
      ),
    ].join(''),
  plateCompactor: (look) =>
    [
      path('M72 190l16 14h142l18-16v-6H72z', dark),
      box(96, 148, { w: 126, h: 32, r: 8, fill: amber }),
      box(126, 112, { w: 66, h: 38, r: 6, fill: mid }),
      box(132, 98, { w: 30, h: 14, r: 4, fill: deep }),
      disc([176, 130], 11, pale),
      beam(
        [
          [106, 150],
          [82, 94],
          [52, 76],
        ],
        5,
        light,
      ),
      beam(
        [
          [52, 70],
          [50, 84],
        ],
        6,
        deep,
      ),
      look.size > 0.5 ? path('M122 150V96h78v54') : line([122, 148], [122, 104], [198, 104], [198, 148]),
    ].join(''),
  rammer: (look) =>
    [
      path('M118 196l10-14h60l16 14v8h-86z', dark),
      shape(
        [
          [138, 182],
          [182, 182],
          [176, 134],
          [144, 134],
        ],
        mid,
      ),
      line([141, 146], [179, 146]),
      line([140, 158], [180, 158]),
      line([139, 170], [181, 170]),
      box(128, 92, { w: 66, h: 42, r: 8, fill: amber }),
      look.facts.fuel === 'battery' ? box(140, 100, { w: 30, h: 22, fill: deep }) : disc([160, 112], 12, pale),
      beam(
        [
          [180, 96],
          [188, 60],
          [104, 60],
          [98, 84],
          [130, 104],
        ],
        5,
        light,
      ),
      beam(
        [
          [122, 60],
          [150, 60],
        ],
        7,
        deep,
      ),
    ].join(''),
  roller: (look) =>
    [
      disc([92, 172], 32, dark),
      disc([228, 172], 32, dark),
      disc([92, 172], 8, pale),
      disc([228, 172], 8, pale),
      path('M70 148l10-22h160l8 22-14 8h-10l-14-4h-30l-14 22h-20l-12-22h-30l-14 4h-12z', amber),
      box(128, 106, { w: 26, h: 20, fill: deep }),
      look.variant === 'cab'
        ? box(124, 60, { w: 70, h: 66, r: 6, fill: pale }) + window(132, 68, { w: 54, h: 32 })
        : path('M126 126V66m66 60V66m-74 0h82'),
      line([176, 126], [166, 102]),
      vents(208, 132, { n: 4, h: 12 }),
    ].join(''),
  walkRoller: () =>
    [
      disc([130, 178], 26, dark),
      disc([202, 178], 26, dark),
      disc([130, 178], 6, pale),
      disc([202, 178], 6, pale),
      box(112, 116, { w: 112, h: 48, r: 8, fill: amber }),
      vents(184, 128, { n: 4, h: 20 }),
      beam(
        [
          [114, 138],
          [70, 96],
          [48, 92],
        ],
        5,
        light,
      ),
      beam(
        [
          [44, 92],
          [58, 92],
        ],
        7,
        deep,
      ),
    ].join(''),
} satisfies Record<string, Draw>
