import { amber, type Draw, dark, deep, floor, honey, type Look, light, mid, pale, white } from './frame.ts'
import { beam, box, castor, disc, line, oval, path, repeat, shape, stroke, vents, wheel } from './strokes.ts'

function coil(look: Look, colour: string): string {
  return repeat(3 + Math.round(look.size * 2), (at) => {
    const rx = 84 - at * 13
    return `<ellipse cx="160" cy="${168 - at * 3}" rx="${rx}" ry="${rx * 0.4}" fill="none" stroke-width="11"/><ellipse cx="160" cy="${168 - at * 3}" rx="${rx}" ry="${rx * 0.4}" fill="none" stroke="${colour}" stroke-width="7"/>`
  })
}

function socket(x: number, y: number, colour: string): string {
  return disc([x, y], 10, colour) + disc([x, y], 4.5, white)
}

const redPlug = '#f87171'
const bluePlug = '#60a5fa'

export const power = {
  generator: (look) => {
    const w = 150 + look.size * 70
    const x = 160 - w / 2
    return [
      path(`M${x} 192v-84c0-10 6-16 16-16h${w - 32}c10 0 16 6 16 16v84z`, amber),
      box(x + 14, 110, { w: 48, h: 46, r: 4, fill: pale }),
      disc([x + 30, 124], 6, white),
      disc([x + 47, 124], 6, white),
      line([x + 24, 142], [x + 52, 142]),
      vents(x + w - 66, 112, { n: 7, h: look.variant === 'silent' ? 28 : 44 }),
      line([x + 72, 100], [x + 72, 188]),
      path(`M${x + w - 40} 92v-10h14`),
      path(`M160 92v-8h-12m12 0h12`),
      look.variant === 'meter' ? box(x + 22, 160, { w: 30, h: 18, fill: white }) : '',
      look.variant === 'hybrid' ? box(x + 84, 120, { w: 34, h: 50, fill: deep }) : '',
      box(x - 4, 192, { w: w + 8, h: 12, r: 2, fill: deep }),
    ].join('')
  },
  portableGenerator: (look) =>
    [
      line([82, 196], [82, 84], [238, 84], [238, 196], [82, 196]),
      box(96, 92, { w: 126, h: 32, r: 8, fill: amber }),
      box(96, 124, { w: 60, h: 60, fill: pale }),
      box(160, 130, { w: 62, h: 54, r: 6, fill: mid }),
      socket(112, 144, look.size > 0.5 ? bluePlug : dark),
      socket(138, 144, dark),
      vents(172, 142, { n: 6, h: 30 }),
      line([104, 170], [146, 170]),
      look.size > 0.5
        ? wheel([92, 192], 12) + wheel([228, 192], 12)
        : box(88, 196, { w: 20, h: 8, fill: deep }) + box(212, 196, { w: 20, h: 8, fill: deep }),
    ].join(''),
  batteryPack: (look) => {
    const w = 110 + look.size * 120
    const x = 160 - w / 2
    return [
      box(x, 84, { w, h: 112, r: 6, fill: light }),
      box(x, 84, { w, h: 24, r: 6, fill: amber }),
      look.variant === 'solar'
        ? shape(
            [
              [x + 10, 84],
              [x + 26, 60],
              [x + w - 10, 60],
              [x + w - 26, 84],
            ],
            deep,
          )
        : '',
      path(`M${160} 120l-16 30h13l-4 26 18-34h-13z`, honey),
      repeat(3, (at) => box(x + 14 + at * 13, 180, { w: 9, h: 8, r: 1, fill: at < 2 ? amber : pale })),
      box(x, 196, { w: 24, h: 8, fill: deep }),
      box(x + w - 24, 196, { w: 24, h: 8, fill: deep }),
    ].join('')
  },
  distributionBox: (look) =>
    [
      path('M92 196l-14 8m150-8l14 8M100 74V56h120v18'),
      box(84, 72, { w: 152, h: 124, r: 5, fill: amber }),
      box(96, 82, { w: 128, h: 40, r: 3, fill: pale }),
      repeat(6, (at) => box(106 + at * 18, 92, { w: 11, h: 20, r: 1, fill: white })),
      look.variant === 'meter' ? box(176, 88, { w: 42, h: 28, fill: deep }) : '',
      repeat(3 + Math.round(look.size * 2), (at) =>
        socket(110 + at * (100 / (2 + Math.round(look.size * 2))), 144, look.size > 0.5 ? redPlug : bluePlug),
      ),
      repeat(4, (at) => socket(110 + at * 33.3, 174, at % 2 === 0 ? bluePlug : dark)),
    ].join(''),
  powerBlock: (look) =>
    [
      path('M76 196v-48c0-14 8-20 20-20h128c12 0 20 6 20 20v48z', deep),
      path('M120 128c0-30 80-30 80 0'),
      repeat(3 + Math.round(look.size), (at) =>
        socket(104 + at * (112 / (2 + Math.round(look.size))), 164, at === 0 ? redPlug : bluePlug),
      ),
      stroke(
        [
          [92, 188],
          [228, 188],
        ],
        4,
        amber,
      ),
      path('M76 180c-24 0-30 14-44 14'),
    ].join(''),
  cableReel: (look) => {
    const r = 52 + look.size * 14
    const cy = 120
    return [
      path(`M96 204l30-84m98 84l-30-84M84 204h152`),
      disc([160, cy], r, look.variant === 'neoprene' ? deep : dark),
      repeat(
        4,
        (at) => `<circle cx="160" cy="${cy}" r="${r - 5 - at * 7}" fill="none" stroke="${pale}" stroke-width="1.6"/>`,
      ),
      disc([160, cy], 27, amber),
      socket(151, cy - 6, bluePlug),
      disc([171, cy + 8], 5, pale),
      path(`M160 ${cy - r - 2}v-14h-22m44 0h-22`),
      path(`M${160 + r} ${cy + 8}c20 20 30 50 44 74`),
      box(196 + look.size * 12, 196, { w: 22, h: 9, fill: deep }),
    ].join('')
  },
  cable: (look) =>
    coil(look, look.variant === 'neoprene' ? deep : amber) +
    path('M236 156c22-8 30-26 34-44') +
    box(258, 92, { w: 22, h: 24, r: 4, fill: redPlug }) +
    path('M84 156c-18-10-26-26-28-40') +
    box(44, 96, { w: 22, h: 24, r: 4, fill: redPlug }),
  plug: (look) =>
    [
      box(76, 118, { w: 62, h: 48, r: 8, fill: look.variant === 'schuko' ? deep : redPlug }),
      path('M76 130H58m18 12H58m18 12H58'),
      `<path d="M138 142c24 0 24-26 46-26" fill="none" stroke-width="12"/><path d="M138 142c24 0 24-26 46-26" fill="none" stroke="${dark}" stroke-width="7"/>`,
      box(184, 92 - look.size * 4, { w: 58 + look.size * 10, h: 50 + look.size * 8, r: 8, fill: bluePlug }),
      disc([214, 117], 14, white),
    ].join(''),
  lightTower: (look) => {
    const top = 66 - look.size * 30
    return [
      beam(
        [
          [160, 150],
          [160, top + 10],
        ],
        6,
        light,
      ),
      line([108, top + 22], [212, top + 22]),
      repeat(4, (at) => box(100 + at * 32, top, { w: 24, h: 20, r: 3, fill: honey })),
      look.variant === 'solar'
        ? shape(
            [
              [92, 132],
              [116, 112],
              [222, 112],
              [198, 132],
            ],
            deep,
          )
        : '',
      box(92, 132, { w: 136, h: 46, r: 6, fill: amber }),
      vents(106, 144, { n: 6, h: 20 }),
      wheel([160, 188], 16),
      line([92, 172], [44, 190]),
      line([104, 178], [96, floor]),
      line([216, 178], [224, floor]),
    ].join('')
  },
  siteLamp: (look) =>
    [
      look.variant === 'stand'
        ? line([160, 120], [160, 180]) + line([160, 170], [112, floor]) + line([160, 170], [208, floor])
        : path('M104 204l14-74h84l14 74m-120 0h132'),
      box(96, 62, { w: 128, h: 80 - (1 - look.size) * 12, r: 10, fill: amber }),
      box(108, 74, { w: 104, h: 52, r: 4, fill: white }),
      repeat(4, (at) => repeat(2 + (look.count % 2), (row) => disc([124 + at * 24, 88 + row * 18], 5, honey))),
      path('M128 62v-10h64v10'),
      look.variant === 'battery' ? box(140, 136, { w: 40, h: 14, fill: deep }) : '',
    ].join(''),
  festoon: (look) =>
    [
      path('M30 92c44 34 86 34 130 8 44 26 86 26 130-8'),
      repeat(4 + Math.round(look.size * 2), (at) => {
        const n = 4 + Math.round(look.size * 2)
        const x = 48 + (at * 224) / (n - 1)
        const y = 108 + Math.abs(Math.sin((at * Math.PI * 2) / (n - 1))) * 12
        return (
          box(x - 6, y, { w: 12, h: 12, r: 2, fill: deep }) +
          disc([x, y + 26], 14, honey) +
          path(`M${x - 14} ${y + 16}c4 34 24 34 28 0`)
        )
      }),
    ].join(''),
  balloonLight: (look) =>
    [
      beam(
        [
          [160, 196],
          [160, 106],
        ],
        5,
        light,
      ),
      oval([160, 76], [58 + look.size * 14, 40 + look.size * 8], honey),
      path(`M${102 - look.size * 14} 76c30 16 86 16 ${116 + look.size * 28} 0`),
      line([160, 170], [112, floor]),
      line([160, 170], [208, floor]),
      box(150, 112, { w: 20, h: 14, fill: amber }),
    ].join(''),
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

export const flows = {
  submersiblePump: (look) =>
    [
      path('M132 80c0-30 56-30 56 0'),
      box(122, 78, { w: 76, h: 70 + look.size * 4, r: 12, fill: amber }),
      box(116, 146, { w: 88, h: 40, r: 6, fill: mid }),
      repeat(6, (at) => line([126 + at * 13.6, 158], [126 + at * 13.6, 180])),
      box(110, 186, { w: 100, h: 18, r: 4, fill: deep }),
      path('M198 160h26v-52', 'none') + box(214, 84, { w: 22, h: 26, r: 3, fill: dark }),
      path('M146 78c-6-30-40-30-56-10'),
      line([132, 108], [188, 108]),
    ].join(''),
  motorPump: (look) =>
    [
      line([66, 196], [66, 92], [254, 92], [254, 196], [66, 196]),
      disc([118, 150], 38, mid),
      disc([118, 150], 14, pale),
      box(156, 112, { w: 84, h: 70, r: 8, fill: amber }),
      box(168, 98, { w: 56, h: 18, r: 5, fill: look.facts.fuel === 'diesel' ? deep : honey }),
      disc([204, 148], 18, pale),
      box(106, 94, { w: 24, h: 22, fill: dark }),
      box(56, 140, { w: 26, h: 22, fill: dark }),
      box(74, 196, { w: 26, h: 8, fill: deep }),
      box(220, 196, { w: 26, h: 8, fill: deep }),
    ].join(''),
  hose: (look) =>
    coil(look, look.facts.material === 'rubber' ? deep : '#93c5fd') +
    path('M238 160c20-10 26-24 28-40') +
    box(252, 96, { w: 26, h: 24, r: 3, fill: amber }),
  ibc: (look) =>
    [
      box(86, 66, { w: 148, h: 124, r: 8, fill: look.variant === 'insulated' ? mid : white }),
      box(86, 128 - look.size * 30, { w: 148, h: 62 + look.size * 30, r: 6, fill: '#dbeafe' }),
      repeat(5, (at) => line([86 + at * 37, 66], [86 + at * 37, 190])),
      repeat(4, (at) => line([86, 66 + at * 41], [234, 66 + at * 41])),
      box(142, 54, { w: 36, h: 12, r: 4, fill: amber }),
      box(78, 190, { w: 164, h: 14, r: 2, fill: dark }),
      box(148, 176, { w: 24, h: 12, fill: amber }),
    ].join(''),
  pressureWasher: (look) =>
    [
      box(96, 104, { w: 92, h: 86, r: 12, fill: amber }),
      beam(
        [
          [100, 112],
          [84, 54],
          [72, 54],
        ],
        5,
        light,
      ),
      disc([142, 140], 22, pale),
      disc([142, 140], 8, dark),
      wheel([112, 188], 16),
      wheel([176, 188], 16),
      path('M188 150c30 0 20 44 46 40'),
      beam(
        [
          [224, 196],
          [262, 92],
        ],
        5,
        mid,
      ),
      line([262, 92], [268, 76]),
      look.variant === 'heated' ? box(150, 74, { w: 26, h: 32, fill: dark }) : line([160, 120], [178, 120]),
    ].join(''),
  compressor: (look) =>
    [
      path('M64 164V122c0-22 20-40 46-40h76c34 0 50 24 52 56v26z', amber),
      line([64, 138], [236, 138]),
      vents(92, 102, { n: 6, h: 26 }),
      box(166, 100, { w: 44, h: 28, r: 4, fill: pale }),
      disc([180, 114], 7, white),
      disc([199, 114], 5, white),
      line([150, 92], [150, 162]),
      box(56, 162, { w: 190, h: 12, fill: dark }),
      look.variant === 'tracked'
        ? box(96, 176, { w: 120, h: 28, r: 14, fill: deep })
        : wheel([150, 186], 18 + look.size * 2),
      line([246, 170], [288, 182]),
      line([272, 178], [272, floor]),
      look.variant === 'silent' ? line([76, 152], [224, 152]) : '',
    ].join(''),
  smallCompressor: (look) =>
    [
      box(72, 136, { w: 176, h: 46, r: 22, fill: amber }),
      box(110, 92, { w: 56, h: 46, r: 5, fill: mid }),
      repeat(4, (at) => line([116, 102 + at * 9], [160, 102 + at * 9])),
      box(172, 104, { w: 50, h: 34, r: look.variant === 'silent' ? 14 : 5, fill: deep }),
      disc([92, 118], 11, white),
      line([92, 129], [92, 140]),
      line([92, 118], [97, 112]),
      path('M248 148h24v-34'),
      wheel([100, 190], 14),
      box(212, 182, { w: 16, h: 22, fill: dark }),
    ].join(''),
} satisfies Record<string, Draw>
