import { amber, type Draw, dark, deep, honey, light, mid, pale, white } from './frame.ts'
import { box, disc, line, path, repeat, shape, stroke, vents, wheel } from './strokes.ts'

const redPlug = '#f87171'
const bluePlug = '#60a5fa'

function socket(x: number, y: number, colour: string): string {
  return disc([x, y], 10, colour) + disc([x, y], 4.5, white)
}

export const generators = {
  generator: (look) => {
    const w = 150 + look.size * 70
    const x = 160 - w / 2
    return [
      path(`M${x} 192v-84c0-10 6-16 16-16h${w - 32}c10 0 16 6 16 16v84z`, amber),
      box(x + 14, 110, { w: 48, h: 46, r: 4, fill: pale }),
      disc([x + 30, 124], 6, white),
      disc([x + 47, 124], 6, white),
      line([x + 24, 142], [x + 52, 142]),
      vents(x + w - 66, 112, { n: 7, h: look.variant === 'silent' ? 28 : 44 }),
      line([x + 72, 100], [x + 72, 188]),
      path(`M${x + w - 40} 92v-10h14`),
      path(`M160 92v-8h-12m12 0h12`),
      look.variant === 'meter' ? box(x + 22, 160, { w: 30, h: 18, fill: white }) : '',
      look.variant === 'hybrid' ? box(x + 84, 120, { w: 34, h: 50, fill: deep }) : '',
      box(x - 4, 192, { w: w + 8, h: 12, r: 2, fill: deep }),
    ].join('')
  },
  portableGenerator: (look) =>
    [
      line([82, 196], [82, 84], [238, 84], [238, 196], [82, 196]),
      box(96, 92, { w: 126, h: 32, r: 8, fill: amber }),
      box(96, 124, { w: 60, h: 60, fill: pale }),
      box(160, 130, { w: 62, h: 54, r: 6, fill: mid }),
      socket(112, 144, look.size > 0.5 ? bluePlug : dark),
      socket(138, 144, dark),
      vents(172, 142, { n: 6, h: 30 }),
      line([104, 170], [146, 170]),
      look.size > 0.5
        ? wheel([92, 192], 12) + wheel([228, 192], 12)
        : box(88, 196, { w: 20, h: 8, fill: deep }) + box(212, 196, { w: 20, h: 8, fill: deep }),
    ].join(''),
  batteryPack: (look) => {
    const w = 110 + look.size * 120
    const x = 160 - w / 2
    return [
      box(x, 84, { w, h: 112, r: 6, fill: light }),
      box(x, 84, { w, h: 24, r: 6, fill: amber }),
      look.variant === 'solar' ? shape([x + 10, 84, x + 26, 60, x + w - 10, 60, x + w - 26, 84], deep) : '',
      path(`M${160} 120l-16 30h13l-4 26 18-34h-13z`, honey),
      repeat(3, (at) => box(x + 14 + at * 13, 180, { w: 9, h: 8, r: 1, fill: at < 2 ? amber : pale })),
      box(x, 196, { w: 24, h: 8, fill: deep }),
      box(x + w - 24, 196, { w: 24, h: 8, fill: deep }),
    ].join('')
  },
  distributionBox: (look) =>
    [
      path('M92 196l-14 8m150-8l14 8M100 74V56h120v18'),
      box(84, 72, { w: 152, h: 124, r: 5, fill: amber }),
      box(96, 82, { w: 128, h: 40, r: 3, fill: pale }),
      repeat(6, (at) => box(106 + at * 18, 92, { w: 11, h: 20, r: 1, fill: white })),
      look.variant === 'meter' ? box(176, 88, { w: 42, h: 28, fill: deep }) : '',
      repeat(3 + Math.round(look.size * 2), (at) =>
        socket(110 + at * (100 / (2 + Math.round(look.size * 2))), 144, look.size > 0.5 ? redPlug : bluePlug),
      ),
      repeat(4, (at) => socket(110 + at * 33.3, 174, at % 2 === 0 ? bluePlug : dark)),
    ].join(''),
  powerBlock: (look) =>
    [
      path('M76 196v-48c0-14 8-20 20-20h128c12 0 20 6 20 20v48z', deep),
      path('M120 128c0-30 80-30 80 0'),
      repeat(3 + Math.round(look.size), (at) =>
        socket(104 + at * (112 / (2 + Math.round(look.size))), 164, at === 0 ? redPlug : bluePlug),
      ),
      stroke([92, 188, 228, 188], 4, amber),
      path('M76 180c-24 0-30 14-44 14'),
    ].join(''),
} satisfies Record<string, Draw>
