import { amber, type Draw, dark, deep, floor, honey, light, mid, pale, white } from './frame.ts'
import { beam, box, disc, line, path, repeat, vents, wheel } from './strokes.ts'

export const pumps = {
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
      beam([100, 112, 84, 54, 72, 54], 5, light),
      disc([142, 140], 22, pale),
      disc([142, 140], 8, dark),
      wheel([112, 188], 16),
      wheel([176, 188], 16),
      path('M188 150c30 0 20 44 46 40'),
      beam([224, 196, 262, 92], 5, mid),
      line([262, 92], [268, 76]),
      look.variant === 'hotWater' ? box(150, 74, { w: 26, h: 32, fill: dark }) : line([160, 120], [178, 120]),
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
