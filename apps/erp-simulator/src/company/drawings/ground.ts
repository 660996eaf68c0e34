import { amber, type Draw, dark, deep, honey, light, mid, pale } from './frame.ts'
import { disc, line, path, repeat, slab, stroke } from './strokes.ts'

export const ground = {
  roadPlate: (look) =>
    [
      slab(34, 186 - look.count * 2, {
        w: 200 + look.size * 14,
        d: 58,
        t: 8,
        skew: 54,
        fill: look.facts.material === 'steel' ? mid : light,
      }),
      repeat(9, (at) => stroke([62 + at * 21, 176, 78 + at * 21, 158, 70 + at * 21, 150], 1.8, dark)),
      `<ellipse cx="60" cy="180" rx="7" ry="3" fill="${amber}"/><ellipse cx="262" cy="136" rx="7" ry="3" fill="${amber}"/>`,
    ].join(''),
  timberMat: (look) =>
    repeat(5, (at) =>
      slab(96 - at * 14, 136 + at * 14, {
        w: 170 + look.size * 10,
        d: 14,
        t: 14,
        skew: 14,
        fill: at % 2 === 0 ? honey : amber,
      }),
    ),
  cableRamp: (look) =>
    [
      path('M36 204l48-38h152l48 38z', deep),
      path('M84 166l10-18h132l10 18z', amber),
      repeat(1 + Math.round(look.size * 4), (at) => disc([160 + (at - look.size * 2) * 26, 188], 8, pale)),
      line([54, 192], [72, 192]),
      line([248, 192], [266, 192]),
    ].join(''),
} satisfies Record<string, Draw>
