import { amber, type Draw, floor, honey, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat, shape, slab, stroke } from './strokes.ts'

export const formwork = {
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
      shape([112, 52, 170, 66, 170, floor, 112, 190], honey),
      shape([170, 66, 222 + look.size * 10, 48, 222 + look.size * 10, 186, 170, floor], amber),
      shape([112, 52, 166, 38, 222 + look.size * 10, 48, 170, 66], light),
      repeat(4, (at) => line([104, 78 + at * 32], [170, 94 + at * 32], [232, 76 + at * 32])),
    ].join(''),
  sheet: (look) =>
    repeat(4, (at) =>
      slab(44, 190 - at * 13, { w: 190 + look.size * 16, d: 46, t: 6, skew: 40, fill: at === 3 ? '#a16207' : honey }),
    ) + stroke([110, 140, 150, 126], 2, honey),
  tieRod: (look) =>
    [
      beam([56, 176, 264, 92], 8, mid),
      repeat(16, (at) => stroke([64 + at * 12.4, 178 - at * 5, 68 + at * 12.4, 166 - at * 5], 1.8)),
      path('M96 128l26-14 16 26-10 22-24 4-16-18z', amber),
      look.size > 0.5 ? path('M206 92l24-12 14 22-8 22-24 4-14-16z', amber) : '',
    ].join(''),
} satisfies Record<string, Draw>
