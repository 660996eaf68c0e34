import { amber, type Draw, deep, floor, honey, light, white } from './frame.ts'
import { beam, box, disc, line, oval, path, repeat, shape, vents, wheel } from './strokes.ts'

export const lights = {
  lightTower: (look) => {
    const top = floor - (look.standing?.measure ?? 4) * 40
    return [
      beam([160, 150, 160, top + 10], 6, light),
      line([108, top + 22], [212, top + 22]),
      repeat(4, (at) => box(100 + at * 32, top, { w: 24, h: 20, r: 3, fill: honey })),
      look.variant === 'solar' ? shape([92, 132, 116, 112, 222, 112, 198, 132], deep) : '',
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
      beam([160, 196, 160, 106], 5, light),
      oval([160, 76], [58 + look.size * 14, 40 + look.size * 8], honey),
      path(`M${102 - look.size * 14} 76c30 16 86 16 ${116 + look.size * 28} 0`),
      line([160, 170], [112, floor]),
      line([160, 170], [208, floor]),
      box(150, 112, { w: 20, h: 14, fill: amber }),
    ].join(''),
} satisfies Record<string, Draw>
