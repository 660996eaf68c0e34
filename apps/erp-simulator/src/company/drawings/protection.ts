import { amber, type Draw, dark, deep, honey, light, mid, pale, tint, white } from './frame.ts'
import { beam, box, disc, line, path, repeat, stroke } from './strokes.ts'

export const protection = {
  helmet: (look) =>
    [
      path('M84 152c0-60 34-96 78-96s76 36 76 90v6z', tint(look)),
      path('M72 152h176c14 0 22 6 22 16H60c0-10 4-16 12-16z', tint(look)),
      path('M140 60c-6 28-8 60-8 92m44-92c6 28 8 60 8 92'),
      path('M96 168c6 30 40 36 64 36s52-8 58-36', 'none'),
      look.size > 0.8 ? box(74, 130, { w: 20, h: 24, r: 5, fill: deep }) : line([158, 58], [158, 72]),
    ].join(''),
  glasses: (look) =>
    path('M52 118c20-10 84-10 96 0 4 34-12 50-44 50s-54-16-52-50z', tint(look, pale)) +
    path('M172 118c12-10 76-10 96 0 2 34-20 50-52 50s-48-16-44-50z', tint(look, pale)) +
    path('M148 124c6-8 18-8 24 0') +
    beam([46, 116, 30, 104], 5, amber) +
    beam([274, 116, 290, 104], 5, amber) +
    stroke([74, 146, 94, 128], 2, white),
  earMuffs: (look) =>
    `<path d="M92 138c-6-100 142-100 136 0" fill="none" stroke-width="12"/><path d="M92 138c-6-100 142-100 136 0" fill="none" stroke="${mid}" stroke-width="7"/>` +
    box(66, 118, { w: 46, h: 76, r: 20, fill: tint(look) }) +
    box(208, 118, { w: 46, h: 76, r: 20, fill: tint(look) }) +
    box(106, 124, { w: 16, h: 64, r: 8, fill: deep }) +
    box(198, 124, { w: 16, h: 64, r: 8, fill: deep }),
  earPlugs: () =>
    path('M84 180c-10-16-6-40 10-52l34-30c14-10 36 12 26 26l-26 36c-12 18-30 30-44 20z', amber) +
    path('M198 188c-14-14-14-38 0-52l28-36c12-12 38 6 30 22l-22 40c-8 20-24 36-36 26z', amber) +
    path('M84 180c-40 10-40-50-4-58'),
  mask: (look) =>
    path('M92 96c40-24 96-24 136 0 8 50-16 92-68 92s-76-42-68-92z', pale) +
    path('M92 112h-36c-10 20 10 40 44 46m128-46h36c10 20-10 40-44 46') +
    path('M130 86c20 12 40 12 60 0') +
    (look.size > 0.2 ? disc([190, 146], 16, amber) + line([182, 146], [198, 146]) : line([120, 140], [200, 140])),
  gloves: () =>
    path(
      'M104 200v-34c-20-20-34-36-40-54-4-12 12-18 20-8l22 26-6-64c0-12 16-12 18 0l6 52 4-62c0-12 18-12 18 0v62l12-54c4-10 18-8 16 4l-10 62 14-22c8-8 20-2 16 10l-28 82z',
      amber,
    ) +
    box(98, 176, { w: 72, h: 28, r: 5, fill: deep }) +
    line([116, 150], [158, 150]),
  vest: (look) =>
    [
      path('M112 50l-36 20 12 134h144l12-134-36-20-28 44h-40z', tint(look)),
      path('M112 50c10 20 20 34 28 44m68-44c-10 20-20 34-28 44', 'none'),
      line([160, 94], [160, 204]),
      repeat(2, (at) => stroke([88, 142 + at * 32, 232, 142 + at * 32], 10, light)),
      stroke([106, 62, 116, 136], 8, light),
      stroke([214, 62, 204, 136], 8, light),
      line([160, 94], [160, 204]),
    ].join(''),
  boots: (look) =>
    [
      path('M150 48h54v80c0 10 52 12 54 40v12H150z', tint(look)),
      box(146, 178, { w: 118, h: 12, r: 3, fill: dark }),
      path('M86 60h60v82c0 10 58 12 60 40v18H86z', tint(look)),
      box(82, 192, { w: 130, h: 12, r: 3, fill: deep }),
      line([86, 78], [146, 78]),
      path('M172 154c-10 8-12 20-12 38'),
    ].join(''),
  suit: () =>
    path('M122 46h76l42 26-16 54-22-8v86h-84v-86l-22 8-16-54z', amber) +
    path('M136 46c0-26 48-26 48 0l-24 18z', honey) +
    line([160, 64], [160, 202]) +
    stroke([120, 168, 200, 168], 8, light),
  harness: (look) => {
    const straps =
      'M126 46c-4 30 14 44 34 62 20-18 38-32 34-62M160 108v38m-46 0h92m-84 0c-12 20-14 46 8 48 20 2 30-22 30-48m46 0c12 20 14 46-8 48-20 2-30-22-30-48'
    return [
      `<path d="${straps}" fill="none" stroke-width="14"/><path d="${straps}" fill="none" stroke="${amber}" stroke-width="9"/>`,
      disc([160, 108], 11, mid),
      box(150, 138, { w: 20, h: 16, r: 3, fill: deep }),
      look.size > 0.4 ? path('M171 108c60 0 50 40 80 50') + box(244, 156, { w: 16, h: 30, r: 8, fill: deep }) : '',
    ].join('')
  },
  firstAid: (look) =>
    box(72, 84 - look.size * 10, { w: 176, h: 114 + look.size * 10, r: 10, fill: '#4ade80' }) +
    path(`M130 ${84 - look.size * 10}v-16h60v16`) +
    box(148, 106, { w: 24, h: 70, r: 2, fill: white }) +
    box(125, 129, { w: 70, h: 24, r: 2, fill: white }) +
    box(150, 108, { w: 20, h: 66, r: 0, fill: white }).replace('<rect', '<rect stroke="none"'),
} satisfies Record<string, Draw>
