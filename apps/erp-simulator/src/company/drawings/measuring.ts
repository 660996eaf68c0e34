import { amber, type Draw, dark, deep, floor, honey, mid, pale } from './frame.ts'
import { box, disc, line, path, repeat, shape, stroke } from './strokes.ts'

export const measuring = {
  lineLaser: (look) =>
    [
      stroke([40, 112, 280, 112], 2, look.variant === 'green' ? '#22c55e' : '#ef4444'),
      stroke([160, 34, 160, 200], 2, look.variant === 'green' ? '#22c55e' : '#ef4444'),
      box(122, 84, { w: 76, h: 80, r: 14, fill: amber }),
      box(136, 96, { w: 48, h: 32, r: 6, fill: deep }),
      disc([160, 112], 7, look.variant === 'green' ? '#4ade80' : '#f87171'),
      look.variant === 'stand'
        ? line([160, 172], [110, floor]) + line([160, 172], [210, floor]) + line([160, 164], [160, floor])
        : box(134, 164, { w: 52, h: 40, r: 4, fill: mid }),
      repeat(1 + look.count, (at) => disc([146 + at * 14, 146], 3, pale)),
    ].join(''),
  rotationLaser: (look) =>
    [
      stroke([24, 66, 296, 66], 2, look.variant === 'green' ? '#22c55e' : '#ef4444'),
      box(142, 52, { w: 36, h: 28, r: 6, fill: pale }),
      box(112, 80, { w: 96, h: 62, r: 10, fill: amber }),
      box(98, 74, { w: 14, h: 74, r: 5, fill: deep }),
      box(208, 74, { w: 14, h: 74, r: 5, fill: deep }),
      disc([146, 110], 7, pale),
      disc([172, 110], 7, pale),
      look.variant === 'receiver' ? box(246, 84, { w: 26, h: 54, r: 4, fill: mid }) + line([250, 100], [268, 100]) : '',
      line([160, 148], [112, floor]),
      line([160, 148], [208, floor]),
      line([160, 148], [160, floor]),
    ].join(''),
  pipeLaser: (look) =>
    [
      stroke([236, 130, 302, 130], 2.5, '#ef4444'),
      box(70, 104, { w: 150, h: 52, r: 24, fill: amber }),
      box(210, 108, { w: 26, h: 44, r: 6, fill: deep }),
      disc([224, 130], 8, '#f87171'),
      path('M96 104c0-26 90-26 90 0'),
      line([96, 156], [84, 200]),
      line([190, 156], [202, 200]),
      look.variant === 'remote'
        ? box(52, 168, { w: 24, h: 34, fill: mid })
        : box(118, 120, { w: 36, h: 18, fill: pale }),
    ].join(''),
  dumpyLevel: () =>
    [
      box(104, 76, { w: 112, h: 34, r: 10, fill: amber }),
      box(216, 70, { w: 26, h: 46, r: 4, fill: deep }),
      box(84, 82, { w: 22, h: 22, r: 4, fill: mid }),
      box(134, 62, { w: 40, h: 14, r: 4, fill: pale }),
      disc([176, 122], 9, mid),
      box(124, 112, { w: 72, h: 14, r: 3, fill: dark }),
      line([146, 128], [100, floor]),
      line([174, 128], [220, floor]),
      line([160, 128], [160, floor]),
    ].join(''),
  staff: (look) =>
    [
      box(140, 30, { w: 40, h: 172, r: 3, fill: look.variant === 'fibreglass' ? honey : pale }),
      repeat(12, (at) =>
        box(at % 2 === 0 ? 144 : 158, 38 + at * 13, { w: 16, h: 7, r: 0, fill: at % 4 < 2 ? deep : '#f87171' }),
      ),
      box(134, 198, { w: 52, h: 6, fill: deep }),
      box(134, 112 - look.size * 12, { w: 52, h: 8, fill: amber }),
    ].join(''),
  spiritLevel: (look) =>
    [
      box(36 - look.size * 10, 120, { w: 248 + look.size * 20, h: 42, r: 4, fill: amber }),
      box(134, 128, { w: 52, h: 18, r: 8, fill: '#bbf7d0' }),
      disc([160, 137], 7, pale),
      disc([74, 141], 13, '#bbf7d0'),
      disc([246, 141], 13, '#bbf7d0'),
      box(30 - look.size * 10, 116, { w: 12, h: 50, fill: deep }),
      box(278 + look.size * 10, 116, { w: 12, h: 50, fill: deep }),
    ].join(''),
  distanceMeter: (look) =>
    [
      box(112, 62 - look.size * 6, { w: 96, h: 142 + look.size * 6, r: 16, fill: amber }),
      box(126, 78, { w: 68, h: 48, r: 5, fill: '#dcfce7' }),
      line([136, 96], [184, 96]),
      line([150, 112], [184, 112]),
      repeat(6, (at) => disc([138 + (at % 3) * 22, 148 + Math.floor(at / 3) * 24], 7, at === 0 ? '#f87171' : deep)),
      stroke([160, 56, 160, 22], 2, look.variant === 'premium' ? '#22c55e' : '#ef4444'),
    ].join(''),
  cableDetector: (look) =>
    [
      path('M104 52c30-20 70-10 80 12l-14 12c-10-14-34-16-52-4z', deep),
      box(104, 66, { w: 74, h: 34, r: 6, fill: amber }),
      box(116, 74, { w: 34, h: 18, fill: '#dcfce7' }),
      shape([140, 100, 176, 100, 196, 196, 158, 196], amber),
      line([150, 128], [180, 124]),
      box(152, 194, { w: 52, h: 10, r: 3, fill: deep }),
      look.variant === 'premium' ? box(226, 150, { w: 40, h: 44, r: 5, fill: mid }) + disc([246, 172], 9, pale) : '',
    ].join(''),
} satisfies Record<string, Draw>
