import { amber, type Draw, dark, deckAt, type Look, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, railing, repeat, tracks, vents, wheel } from './strokes.ts'

function basket(x: number, y: number, w = 44): string {
  return box(x, y + 28, { w, h: 8, fill: amber }) + railing(x, y, { w, h: 28, posts: 4 })
}

/** A boom never stands lower than the machine it is on. */
function boomDeck(look: Look): number {
  return Math.min(deckAt(look, 32), 84)
}

export const platforms = {
  scissorLift: (look) => {
    const top = Math.min(deckAt(look, 60), 120)
    const stages = Math.max(2, Math.round((164 - top) / 70))
    const step = (164 - top) / stages
    const wide = look.variant === 'narrow' ? 14 : look.variant === 'wide' ? -12 : 0
    return [
      repeat(stages, (at) => {
        const y = 164 - at * step
        return beam([100 + wide, y, 220 - wide, y - step], 4, mid) + beam([220 - wide, y, 100 + wide, y - step], 4, mid)
      }),
      repeat(stages, (at) => disc([160, 164 - (at + 0.5) * step], 3, pale)),
      box(86 + wide, top - 8, { w: 148 - 2 * wide, h: 9, fill: amber }),
      railing(86 + wide, top - 60, { w: 148 - 2 * wide, h: 52, posts: 5 }),
      box(84 + wide, 164, { w: 152 - 2 * wide, h: 22, r: 4, fill: amber }),
      line([104, 175], [140, 175]),
      wheel([104 + wide, 190], look.facts.ground === 'rough' ? 18 : 14),
      wheel([216 - wide, 190], look.facts.ground === 'rough' ? 18 : 14),
    ].join('')
  },
  mastLift: (look) => {
    const deck = Math.min(deckAt(look, 60), 104)
    return [
      box(148, deck + 6, { w: 26, h: 160 - deck, r: 2, fill: mid }),
      box(153, deck + 18, { w: 16, h: 146 - deck, r: 2, fill: pale }),
      box(106, deck, { w: 78, h: 9, fill: amber }),
      railing(106, deck - 60, { w: 78, h: 60, posts: 4 }),
      box(108, 160, { w: 104, h: 30, r: 6, fill: amber }),
      line([122, 174], [150, 174]),
      castor(124, 11),
      castor(196, 11),
    ].join('')
  },
  boomLift: (look) => {
    const deck = boomDeck(look)
    const end = 112 + (138 - deck) * 0.7
    return [
      beam([112, 138, end, deck + 16], 11, amber),
      beam([112 + (end - 112) * 0.7, 138 - (122 - deck) * 0.7, end + 10, deck + 8], 6, mid),
      basket(end + 4, deck - 32),
      box(84, 130, { w: 84, h: 30, r: 6, fill: amber }),
      vents(94, 138, { n: 5, h: 14 }),
      box(90, 160, { w: 110, h: 14, fill: dark }),
      look.facts.chassis === 'tracks' ? tracks(76, 140, 32) : wheel([96, 182], 22) + wheel([194, 182], 22),
    ].join('')
  },
  articulatedLift: (look) => {
    const deck = boomDeck(look)
    const elbow = 144 - (144 - deck) * 0.45
    const knee = 144 - (144 - deck) * 0.8
    const far = 104 + (knee - deck + 40) * 1.6
    return [
      beam([120, 144, 176, elbow], 10, mid),
      beam([176, elbow, 104, knee], 10, amber),
      beam([104, knee, far, deck + 10], 9, amber),
      disc([176, elbow], 6, pale),
      disc([104, knee], 6, pale),
      basket(far - 2, deck - 32, 42),
      box(84, 136, { w: 76, h: 26, r: 6, fill: amber }),
      box(90, 162, { w: 116, h: 14, fill: dark }),
      wheel([98, 184], 20),
      wheel([198, 184], 20),
    ].join('')
  },
  trailerLift: (look) => {
    const deck = boomDeck(look)
    const end = 124 + (108 - deck) * 0.6
    return [
      line([60, 178], [260, 178]),
      beam([128, 166, 124, 108], 8, mid),
      beam([124, 108, end, deck + 10], 9, amber),
      basket(end - 4, deck - 32, 40),
      box(92, 164, { w: 120, h: 12, fill: amber }),
      wheel([140, 188], 16),
      line([92, 170], [48, 182], [40, 182]),
      path('M84 176l-14 28m142-28l18 28m-176 0h24m132 0h28'),
    ].join('')
  },
  spiderLift: (look) => {
    const deck = boomDeck(look)
    const elbow = 150 - (150 - deck) * 0.5
    const end = 134 + (elbow - deck) * 0.9
    return [
      tracks(124, 76, 24),
      path('M134 164l-44-12-22 52m118-40l44-12 22 52m-196 0h24m160 0h24'),
      box(126, 152, { w: 72, h: 22, r: 5, fill: amber }),
      beam([150, 150, 134, elbow], 8, mid),
      beam([134, elbow, end, deck + 10], 8, amber),
      basket(end - 4, deck - 32, 38),
    ].join('')
  },
} satisfies Record<string, Draw>
