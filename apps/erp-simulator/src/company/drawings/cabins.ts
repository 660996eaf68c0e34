import { amber, type Draw, dark, deep, floor, honey, light, pale, white } from './frame.ts'
import { box, disc, line, path, repeat, shape, wheel, window } from './strokes.ts'

export const cabins = {
  cabin: (look) => {
    const w = 148 + look.size * 90
    const x = 160 - w / 2
    return [
      look.variant === 'stackable'
        ? box(x, 36, { w, h: 40, r: 2, fill: pale }) + window(x + 20, 46, { w: 34, h: 20 })
        : '',
      box(x, 82, { w, h: 114, r: 3, fill: pale }),
      box(x - 4, 74, { w: w + 8, h: 12, r: 2, fill: amber }),
      look.variant === 'solar' ? shape([x + 40, 74, x + 54, 58, x + w - 34, 58, x + w - 48, 74], deep) : '',
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
      look.size > 0.5 ? path('M120 170l-34-10 8-70 28-6m78 86l34-10-8-70-28-6', honey) : '',
      box(100, 194, { w: 120, h: 10, r: 2, fill: dark }),
    ].join(''),
  washStand: (look) =>
    [
      line([125, 84], [125, 106]),
      box(112, 52, { w: 26, h: 36, r: 3, fill: light }),
      box(104, 118, { w: 112, h: 84, r: 6, fill: amber }),
      path('M92 104h136l-10 24H102z', pale),
      path('M160 104V76c0-14 24-14 24 0v8', 'none'),
      look.variant === 'heated' ? path('M148 146c-6 8 6 10 0 18m14-18c-6 8 6 10 0 18') : disc([160, 160], 10, honey),
    ].join(''),
} satisfies Record<string, Draw>
