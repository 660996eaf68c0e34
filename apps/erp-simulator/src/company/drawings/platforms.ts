import { amber, type Draw, dark, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, railing, repeat, tracks, vents, wheel } from './strokes.ts'

function basket(x: number, y: number, w = 44): string {
  return box(x, y + 28, { w, h: 8, fill: amber }) + railing(x, y, { w, h: 28, posts: 4 })
}

export const platforms = {
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
  mastLift: (look) => {
    const deck = 104 - look.size * 34
    return [
      box(148, deck + 6, { w: 26, h: 160 - deck, r: 2, fill: mid }),
      box(153, deck + 18, { w: 16, h: 146 - deck, r: 2, fill: pale }),
      box(106, deck, { w: 78, h: 9, fill: amber }),
      railing(106, deck - 36, { w: 78, h: 36, posts: 4 }),
      box(108, 160, { w: 104, h: 30, r: 6, fill: amber }),
      line([122, 174], [150, 174]),
      castor(124, 11),
      castor(196, 11),
    ].join('')
  },
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
} satisfies Record<string, Draw>
