import { amber, type Draw, dark, deep, honey, mid, pale } from './frame.ts'
import { box, disc, line, path, repeat, shape } from './strokes.ts'

export const storage = {
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
      shape([44, 124 - look.size * 34, 276, 124 - look.size * 34, 248, 200, 72, 200], amber),
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
} satisfies Record<string, Draw>
