import { amber, type Draw, dark, deckAt, deep, floor, honey, light, mid, pale } from './frame.ts'
import { beam, box, disc, line, path, repeat } from './strokes.ts'

export const ladders = {
  ladder: (look) => {
    const high = look.standing?.measure ?? 3
    const top = floor - high * 50
    const lean = high * 13
    const fill = look.variant === 'fibreglass' ? honey : light
    const rungs = Math.min(24, Math.round(high / 0.3))
    const at = (share: number): number => 128 + share * lean
    return [
      beam([126, floor, 126 + lean, top], 5, fill),
      beam([162, floor, 162 + lean, top], 5, fill),
      repeat(rungs, (n) => {
        const share = (n + 0.7) / (rungs + 0.4)
        const y = floor - share * (floor - top)
        return line([at(share), y], [at(share) + 32, y])
      }),
      look.variant === 'heavy' ? box(122, 198, { w: 50, h: 6, fill: deep }) : '',
      disc([126, 202], 5, amber),
      disc([162, 202], 5, amber),
    ].join('')
  },
  stepLadder: (look) => {
    const top = deckAt(look, 70)
    const steps = Math.max(2, Math.round((floor - top) / 18))
    const spread = (floor - top) * 0.4
    const fill = look.variant === 'fibreglass' ? honey : light
    return [
      beam([190, top, 190 + spread, floor], 4, mid),
      beam([132, top, 132 - spread, floor], 5, fill),
      box(126, top - 6, { w: 72, h: 9, fill: amber }),
      line([132, top - 6], [132, top - 70], [186, top - 70], [190, top - 6]),
      repeat(steps, (n) => {
        const share = (n + 0.6) / steps
        const y = floor - share * (floor - top)
        const x = 132 - spread + share * spread
        return box(x - 8, y, { w: 34, h: 5, r: 1, fill: mid })
      }),
      line([132 - spread * 0.5, top + (floor - top) * 0.5], [190 + spread * 0.5, top + (floor - top) * 0.5]),
    ].join('')
  },
  prop: (look) => {
    const top = 70 - look.size * 40
    const heavy = look.variant === 'heavy' ? 4 : 0
    return [
      box(122, 198, { w: 76, h: 6, r: 2, fill: mid }),
      beam([160, 196, 160, 118], 14 + heavy, light),
      beam([160, 112, 160, top + 6], 9 + heavy, pale),
      box(143 - heavy, 108, { w: 34 + heavy * 2, h: 16, r: 3, fill: amber }),
      path('M177 116h18c8 0 8 10 0 10h-6'),
      repeat(4, (at) => disc([160, top + 16 + at * 12], 1.6, deep)),
      box(128, top, { w: 64, h: 6, r: 2, fill: mid }),
    ].join('')
  },
  tripod: (look) =>
    [
      beam([160, 70, 98 - look.size * 8, 202], 6, look.variant === 'heavy' ? honey : light),
      beam([160, 70, 222 + look.size * 8, 202], 6, look.variant === 'heavy' ? honey : light),
      beam([160, 70, 164, 202], 6, look.variant === 'heavy' ? honey : light),
      box(136, 54, { w: 48, h: 16, r: 4, fill: amber }),
      line([128, 138], [194, 138]),
      box(154, 44, { w: 12, h: 10, fill: deep }),
    ].join(''),
  brace: (look) =>
    [
      beam([84, 196, 230, 56 - look.size * 20], 9, light),
      beam([128, 154, 180, 104], look.variant === 'heavy' ? 18 : 13, amber),
      disc([84, 196], 8, mid),
      disc([230, 56 - look.size * 20], 8, mid),
      box(60, 198, { w: 48, h: 6, fill: dark }),
      box(234, 30 - look.size * 10, { w: 7, h: 50, fill: dark }),
      line([164, 132], [180, 150], [190, 140]),
    ].join(''),
} satisfies Record<string, Draw>
