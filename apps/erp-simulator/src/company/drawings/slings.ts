import { amber, type Draw, dark, deep, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat, shape, stroke } from './strokes.ts'

export const slings = {
  chainHoist: (look) =>
    [
      path('M160 60v-4c-10-2-12-16 0-18 8 0 10 6 8 10'),
      box(122, 60, { w: 76, h: 54, r: 14, fill: amber }),
      disc([160, 87], 16, mid),
      look.facts.fuel === 'hand'
        ? stroke([128, 110, 128, 172, 138, 172, 138, 112], 3, dark)
        : path('M128 112c-6 40 2 60-8 74') + box(112, 184, { w: 16, h: 20, fill: deep }),
      `<path d="M168 114v58" fill="none" stroke-width="5" stroke-dasharray="2 8"/>`,
      path('M168 172v6c10 2 10 20-4 20-8 0-10-6-8-12'),
    ].join(''),
  sling: (look) =>
    [
      `<path d="M122 74c-34 0-34 40 0 44h92c34 4 34 44 0 46H98" fill="none" stroke-width="17"/>`,
      `<path d="M122 74c-34 0-34 40 0 44h92c34 4 34 44 0 46H98" fill="none" stroke="${amber}" stroke-width="12"/>`,
      `<path d="M122 74c20 0 26 12 12 22" fill="none" stroke-width="10"/>`,
      box(142, 110, { w: 30, h: 16, r: 2, fill: pale }),
      look.size > 0.5 ? line([120, 164], [200, 164]) : line([140, 164], [190, 164]),
      disc([92, 164], 12, pale),
    ].join(''),
  chainSling: (look) =>
    [
      disc([160, 60], 16, 'none'),
      repeat(look.size > 0.45 ? 4 : 2, (at) => {
        const x = look.size > 0.45 ? ([92, 138, 182, 228][at] ?? 160) : ([112, 208][at] ?? 160)
        return `<path d="M160 76L${x} 176" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="3 8"/>${path(`M${x} 176v4c10 2 10 18-4 18-8 0-10-6-8-12`)}`
      }),
      box(144, 74, { w: 32, h: 14, r: 5, fill: amber }),
    ].join(''),
  craneFork: () =>
    [
      disc([150, 42], 9, 'none'),
      path('M118 60h64v14h-64z', amber),
      beam([122, 68, 112, 190], 8, amber),
      shape([108, 186, 236, 194, 236, 200, 106, 202], dark),
      shape([118, 178, 244, 184, 244, 189, 116, 190], mid),
      line([182, 70], [200, 100]),
    ].join(''),
} satisfies Record<string, Draw>
