import { amber, type Draw, dark, deep, floor, honey, light, mid, pale, tint, white } from './frame.ts'
import { beam, box, line, oval, path, repeat, shape, stroke, wheel } from './strokes.ts'

export const goods = {
  wheelbarrow: (look) =>
    [
      path('M86 96h156l-42 66h-80z', look.variant === 'plastic' ? deep : amber),
      line([86, 96], [242, 96]),
      beam([36, 116, 118, 166, 226, 178], 5, look.variant === 'heavy' ? deep : light),
      line([124, 166], [112, floor], [138, floor], [158, 170]),
      wheel([244, 180], 24),
      beam([28, 112, 50, 124], 7, deep),
    ].join(''),
  jerrycan: (look) =>
    path(
      'M100 78h76l20 24v96c0 4-2 6-6 6h-90c-4 0-6-2-6-6V84c0-4 2-6 6-6z',
      look.variant === 'plastic' ? tint(look) : '#a3b87a',
    ) +
    path('M112 78V56h52v22m-26 0V56') +
    box(176, 66, { w: 26, h: 20, r: 4, fill: deep }) +
    path('M112 106l68 74m0-74l-68 74') +
    (look.size > 0.6 ? box(104, 196, { w: 82, h: 8, fill: dark }) : ''),
  palletBox: (look) =>
    box(58, 92 - look.size * 10, { w: 204, h: 96 + look.size * 10, r: 4, fill: amber }) +
    repeat(6, (at) => box(74 + at * 32, 110, { w: 14, h: 56, r: 3, fill: honey })) +
    box(58, 188, { w: 44, h: 16, r: 2, fill: dark }) +
    box(138, 188, { w: 44, h: 16, r: 2, fill: dark }) +
    box(218, 188, { w: 44, h: 16, r: 2, fill: dark }) +
    (look.variant === 'lid'
      ? box(52, 80 - look.size * 10, { w: 216, h: 14, fill: mid })
      : look.variant === 'folding'
        ? line([58, 136], [262, 136])
        : ''),
  coffeeBag: (look) =>
    path('M112 72h96l10 20v104c0 4-2 8-6 8H108c-4 0-6-4-6-8V92z', '#b45309') +
    box(112, 58, { w: 96, h: 16, fill: deep }) +
    box(118, 108, { w: 84, h: 58, r: 4, fill: honey }) +
    oval([160, 137], [20, 15], '#b45309') +
    path('M142 142c10-12 26 2 36-10') +
    (look.size > 0.5 ? line([118, 184], [202, 184]) : ''),
  cups: (look) =>
    repeat(
      2 + Math.round(look.size * 2),
      (at) =>
        shape(
          [
            84 + at * 42,
            110 + (at % 2) * 16,
            132 + at * 42,
            110 + (at % 2) * 16,
            126 + at * 42,
            floor,
            90 + at * 42,
            floor,
          ],
          at % 2 === 0 ? amber : pale,
        ) +
        line([82 + at * 42, 110 + (at % 2) * 16], [134 + at * 42, 110 + (at % 2) * 16]) +
        line([86 + at * 42, 140], [130 + at * 42, 140]),
    ),
  bottle: (look) =>
    path(
      'M116 200V122c0-20 22-24 22-40h44c0 16 22 20 22 40v78c0 4-4 4-6 4h-76c-4 0-6 0-6-4z',
      look.size > 0.4 ? amber : '#93c5fd',
    ) +
    box(140, 58, { w: 40, h: 26, r: 4, fill: deep }) +
    box(126, 134, { w: 68, h: 46, r: 3, fill: white }) +
    path('M150 168c-4-20 20-20 20 0z', mid) +
    path('M204 108h18v52h-18'),
  toiletRoll: (look) =>
    repeat(
      look.size > 0.3 ? 2 : 1,
      (at) =>
        box(72 + at * 92, 96, { w: 84, h: 108, r: 4, fill: white }) +
        oval([114 + at * 92, 96], [42, 14], pale) +
        oval([114 + at * 92, 96], [14, 5], honey) +
        line([72 + at * 92, 128], [156 + at * 92, 128]),
    ) + (look.size > 0.3 ? '' : path('M156 100v70l30 20V118', pale)),
  broom: (look) =>
    beam([210, 40, 136, 156], 5, honey) +
    shape(
      [96 - look.size * 14, 150, 182 + look.size * 14, 164, 178 + look.size * 14, 180, 92 - look.size * 14, 166],
      amber,
    ) +
    repeat(9 + Math.round(look.size * 3), (at) =>
      stroke([98 - look.size * 12 + at * 9, 170 + at, 92 - look.size * 12 + at * 9, 202], 2.4, dark),
    ),
  extinguisher: (look) =>
    box(124 - look.size * 6, 84, { w: 72 + look.size * 12, h: 120, r: 18, fill: '#f87171' }) +
    box(148, 64, { w: 24, h: 22, fill: deep }) +
    line([148, 66], [198, 50]) +
    line([172, 66], [206, 72]) +
    path('M148 74c-50 0-50 50-44 92') +
    shape([98, 166, 110, 166, 114, 190, 94, 190], deep) +
    box(134, 116, { w: 52, h: 44, r: 3, fill: white }),
  document: (look) =>
    path('M104 44h82l32 32v128H104z', white) +
    path('M186 44v32h32') +
    repeat(5 + look.count, (at) => line([122, 98 + at * 15], [200 - (at % 3) * 16, 98 + at * 15])) +
    box(120, 62, { w: 40, h: 18, r: 2, fill: amber }),
} satisfies Record<string, Draw>
