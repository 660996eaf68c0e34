import { amber, type Draw, dark, deep, floor, honey, type Look, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, shape, stroke, wheel } from './strokes.ts'

/** What a hand tool gets its power from, at the end of its grip. */
function supply(x: number, y: number, look: Look): string {
  return look.facts.fuel === 'battery'
    ? box(x - 17, y, { w: 38, h: 22, r: 4, fill: deep })
    : path(`M${x} ${y}c0 26-14 34-34 ${floor - y - 6}`)
}

function toothed(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${mid}" stroke-dasharray="7 4"/>${disc([x, y], r * 0.3, pale)}`
}

export const saws = {
  circularSaw: (look) =>
    [
      toothed(156, 142, 48 + look.size * 6),
      path('M92 142c0-40 30-66 66-66s62 24 66 66z', amber),
      path('M118 86c10-34 60-40 76-12l10 28', 'none'),
      box(176, 96, { w: 60, h: 38, r: 8, fill: deep }),
      box(64, 164, { w: 196, h: 8, r: 2, fill: dark }),
      look.variant === 'vacuum'
        ? path('M100 96c-30-6-40-30-64-24')
        : look.facts.fuel === 'battery'
          ? box(214, 134, { w: 34, h: 26, fill: deep })
          : path('M236 112c30 0 30 40 50 60'),
    ].join(''),
  mitreSaw: (look) =>
    [
      box(62, 178, { w: 196, h: 16, r: 4, fill: dark }),
      box(72, 194, { w: 24, h: 10, fill: deep }),
      box(224, 194, { w: 24, h: 10, fill: deep }),
      toothed(160, 126, 44 + look.size * 8),
      path('M108 126c0-34 24-56 52-56s52 22 52 56z', amber),
      beam([206, 96, 244, 172], 9, mid),
      beam([128, 76, 96, 52], 8, deep),
      look.variant === 'stand'
        ? line([92, 204], [76, 236])
        : look.variant === 'vacuum'
          ? path('M212 100c30-10 40-40 64-36')
          : box(186, 92, { w: 36, h: 24, r: 6, fill: light }),
    ].join(''),
  tableSaw: (look) =>
    [
      path('M118 126c6-40 70-40 80 0z', mid),
      path('M116 112c8-44 78-46 90-4', 'none'),
      box(56, 124, { w: 208, h: 12, r: 2, fill: amber }),
      box(92, 136, { w: 136, h: 34, r: 3, fill: light }),
      disc([122, 154], 8, pale),
      line([76, 136], [64, floor]),
      line([244, 136], [256, floor]),
      line([70, 180], [250, 180]),
      look.variant === 'vacuum' ? path('M228 152c40 0 30 40 60 44') : box(190, 146, { w: 22, h: 16, fill: deep }),
    ].join(''),
  recipSaw: (look) =>
    [
      path('M72 108h104l40 10v30l-40 8H98c-16 0-26-14-26-30z', amber),
      path('M78 108c-30 4-38 26-30 60h26', 'none'),
      shape([216, 126, 300, 130, 300, 138, 216, 142], mid),
      stroke([226, 143, 296, 139], 4, dark),
      box(206, 118, { w: 14, h: 30, fill: deep }),
      look.variant === 'vacuum' ? path('M180 158c20 30-10 30 20 44') : supply(62, 168, look),
    ].join(''),
  chainsaw: (look) =>
    [
      shape([164, 132, 276 + look.size * 14, 142, 284 + look.size * 14, 152, 276 + look.size * 14, 162, 164, 168], mid),
      `<path d="M164 130l112 10c10 4 10 20 0 24l-112 6" fill="none" stroke-width="4" stroke-dasharray="5 5"/>`,
      path('M70 172v-40c0-10 6-16 16-16h66c12 0 18 8 18 18v38z', amber),
      path('M84 116c4-34 62-38 84-8'),
      path('M70 150c-26 0-36 30-22 34h36', 'none'),
      look.facts.fuel === 'battery' ? box(92, 128, { w: 40, h: 26, fill: deep }) : disc([112, 144], 15, pale),
    ].join(''),
  discCutter: (look) =>
    [
      disc([226, 136], 50 + look.size * 8, mid),
      disc([226, 136], 9, pale),
      path('M226 136L176 92c24-24 74-24 96 10z', amber),
      path('M56 176v-44c0-8 6-14 14-14h80l40 10v24l-40 24z', amber),
      disc([98, 146], 16, pale),
      path('M70 118c0-40 70-44 92-6'),
      path('M56 150c-24 0-28 34-4 36'),
      look.variant === 'vacuum'
        ? path('M250 84c30-10 30-40 50-40')
        : look.variant === 'battery'
          ? box(124, 128, { w: 28, h: 30, fill: deep })
          : '',
    ].join(''),
  floorSaw: (look) =>
    [
      box(72, 128, { w: 130, h: 46, r: 6, fill: amber }),
      box(92, 92, { w: 62, h: 38, r: 6, fill: mid }),
      disc([124, 112], 12, pale),
      disc([218, 172], 30 + look.size * 4, mid),
      path('M182 168c0-54 74-54 78 0z', honey),
      beam([80, 130, 44, 84, 28, 84], 5, light),
      wheel([96, 188], 16),
      wheel([174, 192], 12),
      box(164, 92, { w: 34, h: 36, r: 4, fill: '#dbeafe' }),
    ].join(''),
  tileCutter: (look) =>
    [
      shape([62, 180, 226, 180, 264, 158, 100, 158], light),
      box(62, 180, { w: 164, h: 14, r: 2, fill: amber }),
      line([80, 126], [260, 126]),
      line([80, 116], [260, 116]),
      line([80, 112], [80, 180]),
      line([260, 112], [260, 160]),
      box(150 - look.size * 10, 106, { w: 34, h: 30, r: 4, fill: amber }),
      look.variant === 'electric' ? disc([166, 152], 18, mid) : beam([160, 110, 206, 62], 6, deep),
    ].join(''),
} satisfies Record<string, Draw>
