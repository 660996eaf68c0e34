import { amber, type Draw, dark, deep, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, oval, path, shape, stroke, vents, window } from './strokes.ts'

export const compactors = {
  mat: (look) =>
    [
      shape([96, 154, 250, 154, 222, 196, 62, 196], look.size > 0.5 ? dark : mid),
      shape([62, 196, 222, 196, 222, 203, 62, 203], deep),
      shape([222, 196, 250, 154, 250, 160, 222, 203], deep),
      oval([156, 174], [16, 5], pale),
      stroke([104, 166, 120, 166], 4, amber),
    ].join(''),
  plateCompactor: (look) =>
    [
      path('M72 190l16 14h142l18-16v-6H72z', dark),
      box(96, 148, { w: 126, h: 32, r: 8, fill: amber }),
      box(126, 112, { w: 66, h: 38, r: 6, fill: mid }),
      box(132, 98, { w: 30, h: 14, r: 4, fill: deep }),
      disc([176, 130], 11, pale),
      beam([106, 150, 82, 94, 52, 76], 5, light),
      beam([52, 70, 50, 84], 6, deep),
      look.size > 0.5 ? path('M122 150V96h78v54') : line([122, 148], [122, 104], [198, 104], [198, 148]),
    ].join(''),
  rammer: (look) =>
    [
      path('M118 196l10-14h60l16 14v8h-86z', dark),
      shape([138, 182, 182, 182, 176, 134, 144, 134], mid),
      line([141, 146], [179, 146]),
      line([140, 158], [180, 158]),
      line([139, 170], [181, 170]),
      box(128, 92, { w: 66, h: 42, r: 8, fill: amber }),
      look.facts.fuel === 'battery' ? box(140, 100, { w: 30, h: 22, fill: deep }) : disc([160, 112], 12, pale),
      beam([180, 96, 188, 60, 104, 60, 98, 84, 130, 104], 5, light),
      beam([122, 60, 150, 60], 7, deep),
    ].join(''),
  roller: (look) =>
    [
      disc([92, 172], 32, dark),
      disc([228, 172], 32, dark),
      disc([92, 172], 8, pale),
      disc([228, 172], 8, pale),
      path('M70 148l10-22h160l8 22-14 8h-10l-14-4h-30l-14 22h-20l-12-22h-30l-14 4h-12z', amber),
      box(128, 106, { w: 26, h: 20, fill: deep }),
      look.variant === 'cab'
        ? box(124, 60, { w: 70, h: 66, r: 6, fill: pale }) + window(132, 68, { w: 54, h: 32 })
        : path('M126 126V66m66 60V66m-74 0h82'),
      line([176, 126], [166, 102]),
      vents(208, 132, { n: 4, h: 12 }),
    ].join(''),
  walkRoller: () =>
    [
      disc([130, 178], 26, dark),
      disc([202, 178], 26, dark),
      disc([130, 178], 6, pale),
      disc([202, 178], 6, pale),
      box(112, 116, { w: 112, h: 48, r: 8, fill: amber }),
      vents(184, 128, { n: 4, h: 20 }),
      beam([114, 138, 70, 96, 48, 92], 5, light),
      beam([44, 92, 58, 92], 7, deep),
    ].join(''),
} satisfies Record<string, Draw>
