import { amber, type Draw, dark, deep, mid, pale } from './frame.ts'
import { beam, box, line, path, shape, tracks, vents, wheel, window } from './strokes.ts'

export const loaders = {
  wheelLoader: (look) =>
    [
      beam([168, 140, 208, 136, 236, 172], 9, amber),
      path(look.variant === 'tip' ? 'M232 150l36-2 6 26-22 6z' : 'M228 156l40-6 6 40-22 10c-18 0-26-12-24-44z', mid),
      path('M58 168v-28c0-8 4-12 12-12h44l10 16h58v28z', amber),
      box(120, 82, { w: 50, h: 62, r: 6, fill: pale }),
      window(127, 89, { w: 36, h: 30 }),
      vents(70, 138, { n: 5, h: 16 }),
      wheel([92, 176], 28),
      wheel([192, 176], 28),
    ].join(''),
  palletForks: () =>
    [
      box(112, 74, { w: 12, h: 122, fill: amber }),
      box(88, 84, { w: 24, h: 10, fill: mid }),
      box(88, 130, { w: 24, h: 10, fill: mid }),
      shape([124, 186, 240, 196, 240, 202, 112, 202, 112, 190], dark),
      shape([132, 176, 252, 186, 252, 191, 124, 186], mid),
    ].join(''),
  dumper: (look) =>
    [
      box(80, 150, { w: 112, h: 20, fill: dark }),
      path('M64 158v-24h62l8 24z', amber),
      path(look.variant === 'tip' ? 'M160 108h92l-22 50h-52z' : 'M152 124h98l-14 44h-62z', amber),
      line([164, 136], [242, 136]),
      look.variant === 'cab'
        ? box(92, 74, { w: 50, h: 62, r: 5, fill: pale }) + window(98, 80, { w: 38, h: 30 })
        : path('M92 134V76h12v58'),
      box(112, 120, { w: 24, h: 10, fill: deep }),
      line([142, 138], [150, 112]),
      wheel([96, 178], 26),
      wheel([204, 178], 26),
    ].join(''),
  trackDumper: (look) =>
    [
      tracks(92, 124, 34),
      box(98, 158, { w: 106, h: 12, fill: dark }),
      path(look.variant === 'tip' ? 'M140 94h98l-22 54h-60z' : 'M136 112h100l-16 46h-72z', amber),
      box(96, 134, { w: 36, h: 24, fill: mid }),
      line([104, 134], [84, 104], [72, 102]),
    ].join(''),
} satisfies Record<string, Draw>
