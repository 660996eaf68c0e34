import { amber, type Draw, dark, deep, floor, honey, light, mid, pale, tint, white } from './frame.ts'
import { beam, box, disc, line, oval, path, repeat, shape, stroke, wheel } from './strokes.ts'

export const wear = {
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
    beam(
      [
        [46, 116],
        [30, 104],
      ],
      5,
      amber,
    ) +
    beam(
      [
        [274, 116],
        [290, 104],
      ],
      5,
      amber,
    ) +
    stroke(
      [
        [74, 146],
        [94, 128],
      ],
      2,
      white,
    ),
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
    path('M112 52l-34 18 12 134h60V84zm96 0l34 18-12 134h-60V84z', tint(look)) +
    path('M84 144h64m24 0h64M86 176h62m24 0h62', 'none') +
    repeat(
      2,
      (at) =>
        stroke(
          [
            [88, 146 + at * 32],
            [148, 146 + at * 32],
          ],
          8,
          light,
        ) +
        stroke(
          [
            [172, 146 + at * 32],
            [232, 146 + at * 32],
          ],
          8,
          light,
        ),
    ) +
    stroke(
      [
        [118, 66],
        [124, 140],
      ],
      7,
      light,
    ) +
    stroke(
      [
        [202, 66],
        [196, 140],
      ],
      7,
      light,
    ),
  boots: (look) =>
    path('M94 56h60v84c0 10 60 12 62 40v18H94z', tint(look)) +
    box(90, 192, { w: 130, h: 12, r: 3, fill: deep }) +
    line([94, 74], [154, 74]) +
    path('M180 152c-10 8-12 20-12 40') +
    path('M166 56h34v70', 'none'),
  suit: () =>
    path('M122 46h76l42 26-16 54-22-8v86h-84v-86l-22 8-16-54z', amber) +
    path('M136 46c0-26 48-26 48 0l-24 18z', honey) +
    line([160, 64], [160, 202]) +
    stroke(
      [
        [120, 168],
        [200, 168],
      ],
      8,
      light,
    ),
  harness: (look) =>
    `<path d="M124 48l34 58 36-58m-36 58l-34 46m34-46l36 46m-70 0h70" fill="none" stroke-width="13"/><path d="M124 48l34 58 36-58m-36 58l-34 46m34-46l36 46m-70 0h70" fill="none" stroke="${amber}" stroke-width="8"/>` +
    oval([134, 182], [24, 20], 'none') +
    oval([184, 182], [24, 20], 'none') +
    disc([159, 106], 11, mid) +
    (look.size > 0.4 ? path('M168 110c60 10 40 60 90 62') + box(252, 164, { w: 18, h: 30, r: 8, fill: deep }) : ''),
  firstAid: (look) =>
    box(72, 84 - look.size * 10, { w: 176, h: 114 + look.size * 10, r: 10, fill: '#4ade80' }) +
    path(`M130 ${84 - look.size * 10}v-16h60v16`) +
    box(148, 106, { w: 24, h: 70, r: 2, fill: white }) +
    box(125, 129, { w: 70, h: 24, r: 2, fill: white }) +
    box(150, 108, { w: 20, h: 66, r: 0, fill: white }).replace('<rect', '<rect stroke="none"'),
} satisfies Record<string, Draw>

export const spares = {
  sawBlade: (look) =>
    `<circle cx="160" cy="120" r="${66 + look.size * 12}" fill="${mid}" stroke-dasharray="${10 - look.count * 2} 5"/>` +
    disc([160, 120], 60, light) +
    disc([160, 120], 24, amber) +
    disc([160, 120], 9, white) +
    repeat(4, (at) => `<path d="M160 74c8 4 8 10 2 16" fill="none" transform="rotate(${at * 90} 160 120)"/>`),
  diamondDisc: (look) =>
    disc([160, 120], 66 + look.size * 12, mid) +
    repeat(
      16,
      (at) => `<path d="M160 ${56 - look.size * 12}v16" stroke-width="3" transform="rotate(${at * 22.5} 160 120)"/>`,
    ) +
    disc(
      [160, 120],
      44,
      ['concrete', 'universal'].includes(look.variant) ? light : look.variant === 'asphalt' ? dark : pale,
    ) +
    disc([160, 120], 22, amber) +
    disc([160, 120], 9, white),
  drillBit: (look) =>
    `<g transform="rotate(-32 160 130)">` +
    box(46 - look.size * 10, 120, { w: 60, h: 18, r: 3, fill: amber }) +
    box(106 - look.size * 10, 122, { w: 130 + look.size * 20, h: 14, r: 2, fill: mid }) +
    repeat(6, (at) => path(`M${112 + at * 20} 136c4-10 10-10 14-14`)) +
    shape(
      [
        [236 + look.size * 10, 120],
        [262 + look.size * 10, 129],
        [236 + look.size * 10, 138],
      ],
      deep,
    ) +
    '</g>',
  tape: (look) =>
    disc([146, 128], 66, look.variant === 'bulkPack' ? dark : amber) +
    disc([146, 128], 36, honey) +
    disc([146, 128], 30, white) +
    path('M146 194h104l-6-10 6-8h-62', mid) +
    (look.variant === 'bulkPack' ? path('M200 74c40 10 54 60 30 96') : ''),
  roll: (look) =>
    path('M66 108h176v76H66z', tint(look, light)) +
    oval([242, 146], [18, 38], pale) +
    oval([242, 146], [7, 15], deep) +
    path('M66 108c-22 0-22 76 0 76', tint(look, light)) +
    path('M84 184l-30 20h150l24-20', amber) +
    stroke(
      [
        [90, 124],
        [200, 124],
      ],
      2,
      white,
    ),
  cartridge: (look) =>
    `<g transform="rotate(-20 160 130)">` +
    box(72, 106, { w: 132, h: 46, r: 5, fill: tint(look, pale) }) +
    box(96, 106, { w: 64, h: 46, r: 0, fill: amber }) +
    shape(
      [
        [204, 116],
        [224, 122],
        [280, 127],
        [280, 131],
        [224, 136],
        [204, 142],
      ],
      pale,
    ) +
    box(62, 102, { w: 14, h: 54, fill: deep }) +
    '</g>',
  sprayCan: (look) =>
    box(124, 88 - look.size * 6, { w: 72, h: 116 + look.size * 6, r: 8, fill: tint(look) }) +
    path(`M128 ${88 - look.size * 6}c2-20 62-20 64 0`, mid) +
    box(146, 54 - look.size * 6, { w: 28, h: 20, r: 4, fill: deep }) +
    box(124, 118, { w: 72, h: 50, r: 0, fill: white }) +
    (look.facts.colour === undefined ? path('M138 150c6-20 36-20 44 0z', amber) : disc([160, 143], 14, tint(look))) +
    (look.variant === 'premium' ? line([136, 180], [184, 180]) : ''),
  screwBox: (look) =>
    path('M70 118h140v84H70z', amber) +
    shape(
      [
        [70, 118],
        [108, 90],
        [248, 90],
        [210, 118],
      ],
      honey,
    ) +
    shape(
      [
        [210, 118],
        [248, 90],
        [248, 174],
        [210, 202],
      ],
      dark,
    ) +
    box(86, 134, { w: 108, h: 50, r: 3, fill: white }) +
    path(`M104 159h${46 + look.size * 20}l8 0m-${54 + look.size * 20}-9v18`) +
    repeat(4, (at) => line([116 + at * 11, 154], [112 + at * 11, 164])),
  rope: (look) =>
    repeat(
      4,
      (at) =>
        `<ellipse cx="160" cy="${176 - at * 16}" rx="78" ry="24" fill="none" stroke-width="${13 + look.size * 3}"/><ellipse cx="160" cy="${176 - at * 16}" rx="78" ry="24" fill="none" stroke="${at === 1 ? amber : honey}" stroke-width="${8 + look.size * 3}"/>`,
    ) + path('M238 128c20-14 6-40 30-48'),
  tarpaulin: (look) =>
    shape(
      [
        [54, 176],
        [96, 86],
        [264, 76],
        [272, 162],
        [150, 196],
      ],
      look.facts.colour === 'blue' ? '#93c5fd' : '#86efac',
    ) +
    path('M150 196c6-40 40-70 114-120') +
    repeat(5, (at) => disc([104 + at * 38, 92 - at * 2.4], 4, amber)) +
    disc([66, 172], 4, amber) +
    disc([264, 156], 4, amber),
  bag: (look) =>
    path('M96 76h128c8 40 8 84 0 128H96c-8-44-8-88 0-128z', pale) +
    box(120, 92, { w: 80, h: 44, r: 4, fill: honey }) +
    disc([160, 114], 15, deep) +
    line([104, 158], [216, 158]) +
    line([106, 178], [214, 178]) +
    repeat(look.count, (at) => line([120 + at * 40, 76], [120 + at * 40, 66])),
  bigBag: (look) =>
    path('M78 92h164l8 112H70z', pale) +
    path('M84 92c-6-44 24-44 26 0m100 0c2-44 32-44 26 0') +
    (look.variant === 'lid' ? path('M78 92c30-30 134-30 164 0z', honey) : path('M92 92c30-16 106-16 136 0')) +
    box(112, 122, { w: 96, h: 48, r: 3, fill: amber }) +
    line([126, 146], [194, 146]) +
    (look.variant === 'heavy' ? line([76, 184], [244, 184]) : ''),
  wheelbarrow: (look) =>
    [
      path('M86 96h156l-42 66h-80z', look.variant === 'plastic' ? deep : amber),
      line([86, 96], [242, 96]),
      beam(
        [
          [36, 116],
          [118, 166],
          [226, 178],
        ],
        5,
        look.variant === 'heavy' ? deep : light,
      ),
      line([124, 166], [112, floor], [138, floor], [158, 170]),
      wheel([244, 180], 24),
      beam(
        [
          [28, 112],
          [50, 124],
        ],
        7,
        deep,
      ),
    ].join(''),
  jerrycan: (look) =>
    path(
      'M100 78h76l20 24v96c0 4-2 6-6 6h-90c-4 0-6-2-6-6V84c0-4 2-6 6-6z',
      look.variant === 'plastic' ? tint(look) : '#84cc16',
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
            [84 + at * 42, 110 + (at % 2) * 16],
            [132 + at * 42, 110 + (at % 2) * 16],
            [126 + at * 42, floor],
            [90 + at * 42, floor],
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
    beam(
      [
        [210, 40],
        [136, 156],
      ],
      5,
      honey,
    ) +
    shape(
      [
        [96 - look.size * 14, 150],
        [182 + look.size * 14, 164],
        [178 + look.size * 14, 180],
        [92 - look.size * 14, 166],
      ],
      amber,
    ) +
    repeat(9 + Math.round(look.size * 3), (at) =>
      stroke(
        [
          [98 - look.size * 12 + at * 9, 170 + at],
          [92 - look.size * 12 + at * 9, 202],
        ],
        2.4,
        dark,
      ),
    ),
  extinguisher: (look) =>
    box(124 - look.size * 6, 84, { w: 72 + look.size * 12, h: 120, r: 18, fill: '#f87171' }) +
    box(148, 64, { w: 24, h: 22, fill: deep }) +
    line([148, 66], [198, 50]) +
    line([172, 66], [206, 72]) +
    path('M148 74c-50 0-50 50-44 92') +
    shape(
      [
        [98, 166],
        [110, 166],
        [114, 190],
        [94, 190],
      ],
      deep,
    ) +
    box(134, 116, { w: 52, h: 44, r: 3, fill: white }),
  document: (look) =>
    path('M104 44h82l32 32v128H104z', white) +
    path('M186 44v32h32') +
    repeat(5 + look.count, (at) => line([122, 98 + at * 15], [200 - (at % 3) * 16, 98 + at * 15])) +
    box(120, 62, { w: 40, h: 18, r: 2, fill: amber }),
} satisfies Record<string, Draw>
