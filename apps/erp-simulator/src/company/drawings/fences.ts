import { amber, type Draw, dark, deep, floor, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat, stroke } from './strokes.ts'

export const fences = {
  fence: (look) => {
    const low = look.size > 0.1 && look.size < 0.55
    const top = low ? 116 : 64
    const brace = look.variant === 'heavy' ? (192 - top) * 0.25 : (192 - top) * 0.4
    return [
      box(44, top, { w: 232, h: 192 - top, r: 8, fill: look.variant === 'netting' ? '#dcfce7' : '#ffffff' }),
      repeat(15, (at) => stroke([58 + at * 14.5, top + 2, 58 + at * 14.5, 190], 1.4, dark)),
      line([44, top + brace], [276, top + brace]),
      line([44, 192 - brace], [276, 192 - brace]),
      box(22, 192, { w: 46, h: 12, r: 4, fill: amber }),
      box(252, 192, { w: 46, h: 12, r: 4, fill: amber }),
    ].join('')
  },
  hoarding: (look) =>
    [
      box(56, 50 - look.size * 8, {
        w: 208,
        h: 150 + look.size * 8,
        r: 3,
        fill: look.variant === 'plastic' ? pale : light,
      }),
      repeat(12, (at) => stroke([72 + at * 16, 54 - look.size * 8, 72 + at * 16, 198], 1.6, dark)),
      box(56, 50 - look.size * 8, { w: 208, h: 12, fill: amber }),
      box(46, 194, { w: 40, h: 10, fill: dark }),
      box(234, 194, { w: 40, h: 10, fill: dark }),
    ].join(''),
  gate: (look) => {
    const pair = look.size > 0.3
    return [
      beam([48, floor, 48, 58], 8, mid),
      beam([272, floor, 272, 58], 8, mid),
      box(60, 72, { w: pair ? 96 : 200, h: 116, r: 4, fill: pale }),
      pair ? box(164, 72, { w: 96, h: 116, r: 4, fill: pale }) : '',
      repeat(12, (at) => stroke([70 + at * 16.5, 76, 70 + at * 16.5, 184], 1.5, dark)),
      stroke([60, 188, pair ? 156 : 260, 72], 2.5),
      pair ? stroke([260, 188, 164, 72], 2.5) : '',
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
} satisfies Record<string, Draw>
