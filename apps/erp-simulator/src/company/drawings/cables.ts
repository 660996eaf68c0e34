import { amber, type Draw, dark, deep, type Look, pale, white } from './frame.ts'
import { box, disc, path, repeat } from './strokes.ts'

const redPlug = '#f87171'
const bluePlug = '#60a5fa'

function coil(look: Look, colour: string): string {
  return repeat(3 + Math.round(look.size * 2), (at) => {
    const rx = 84 - at * 13
    return `<ellipse cx="160" cy="${168 - at * 3}" rx="${rx}" ry="${rx * 0.4}" fill="none" stroke-width="11"/><ellipse cx="160" cy="${168 - at * 3}" rx="${rx}" ry="${rx * 0.4}" fill="none" stroke="${colour}" stroke-width="7"/>`
  })
}

function socket(x: number, y: number, colour: string): string {
  return disc([x, y], 10, colour) + disc([x, y], 4.5, white)
}

export const cables = {
  cableReel: (look) => {
    const r = 52 + look.size * 14
    const cy = 120
    return [
      path(`M96 204l30-84m98 84l-30-84M84 204h152`),
      disc([160, cy], r, look.variant === 'neoprene' ? deep : dark),
      repeat(
        4,
        (at) => `<circle cx="160" cy="${cy}" r="${r - 5 - at * 7}" fill="none" stroke="${pale}" stroke-width="1.6"/>`,
      ),
      disc([160, cy], 27, amber),
      socket(151, cy - 6, bluePlug),
      disc([171, cy + 8], 5, pale),
      path(`M160 ${cy - r - 2}v-14h-22m44 0h-22`),
      path(`M${160 + r} ${cy + 8}c20 20 30 50 44 74`),
      box(196 + look.size * 12, 196, { w: 22, h: 9, fill: deep }),
    ].join('')
  },
  cable: (look) =>
    coil(look, look.variant === 'neoprene' ? deep : amber) +
    path('M236 156c22-8 30-26 34-44') +
    box(258, 92, { w: 22, h: 24, r: 4, fill: redPlug }) +
    path('M84 156c-18-10-26-26-28-40') +
    box(44, 96, { w: 22, h: 24, r: 4, fill: redPlug }),
  plug: (look) =>
    [
      box(76, 118, { w: 62, h: 48, r: 8, fill: look.variant === 'schuko' ? deep : redPlug }),
      path('M76 130H58m18 12H58m18 12H58'),
      `<path d="M138 142c24 0 24-26 46-26" fill="none" stroke-width="12"/><path d="M138 142c24 0 24-26 46-26" fill="none" stroke="${dark}" stroke-width="7"/>`,
      box(184, 92 - look.size * 4, { w: 58 + look.size * 10, h: 50 + look.size * 8, r: 8, fill: bluePlug }),
      disc([214, 117], 14, white),
    ].join(''),
  hose: (look) =>
    coil(look, look.facts.material === 'rubber' ? deep : '#93c5fd') +
    path('M238 160c20-10 26-24 28-40') +
    box(252, 96, { w: 26, h: 24, r: 3, fill: amber }),
} satisfies Record<string, Draw>
