import { amber, type Draw, dark, deep, honey, light, mid, pale, tint, white } from './frame.ts'
import { box, disc, line, oval, path, repeat, shape, stroke } from './strokes.ts'

export const consumables = {
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
    shape([236 + look.size * 10, 120, 262 + look.size * 10, 129, 236 + look.size * 10, 138], deep) +
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
    stroke([90, 124, 200, 124], 2, white),
  cartridge: (look) =>
    `<g transform="rotate(-20 160 130)">` +
    box(72, 106, { w: 132, h: 46, r: 5, fill: tint(look, pale) }) +
    box(96, 106, { w: 64, h: 46, r: 0, fill: amber }) +
    shape([204, 116, 224, 122, 280, 127, 280, 131, 224, 136, 204, 142], pale) +
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
    shape([70, 118, 108, 90, 248, 90, 210, 118], honey) +
    shape([210, 118, 248, 90, 248, 174, 210, 202], dark) +
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
    shape([54, 176, 96, 86, 264, 76, 272, 162, 150, 196], look.facts.colour === 'blue' ? '#93c5fd' : '#86efac') +
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
} satisfies Record<string, Draw>
