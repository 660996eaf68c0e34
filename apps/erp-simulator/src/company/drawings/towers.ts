import { amber, type Draw, dark, deckAt, deep, floor, honey, light, mid, pale } from './frame.ts'
import { beam, box, castor, disc, line, path, railing, repeat, slab, stroke } from './strokes.ts'

export const towers = {
  rollingTower: (look) => {
    const bays = Math.max(1, Math.round((look.standing?.deck ?? 2) / 2))
    const top = Math.min(deckAt(look, 48), 172)
    const bay = (186 - top) / bays
    const spread = 28 + look.size * 14
    const [left, right] = look.variant === 'narrow' ? [118, 202] : [102, 218]
    return [
      repeat(bays, (at) => stroke([left, 186 - at * bay, right, 186 - (at + 1) * bay], 2, dark)),
      beam([left, 186, left, top - 48], 4, look.variant === 'fibreglass' ? honey : light),
      beam([right, 186, right, top - 48], 4, look.variant === 'fibreglass' ? honey : light),
      repeat(bays * 4, (at) => line([left, 184 - (at * bay) / 4], [right, 184 - (at * bay) / 4])),
      box(left - 6, top, { w: right - left + 12, h: 8, fill: amber }),
      line([left, top - 24], [right, top - 24]),
      line([left, top - 47], [right, top - 47]),
      line([left, 150], [left - spread, floor]),
      line([right, 150], [right + spread, floor]),
      castor(left, 10),
      castor(right, 10),
    ].join('')
  },
  scaffoldBrace: (look) =>
    beam([70, 180, 250, 84 - look.size * 20], 7, light) +
    beam([150, 136, 206, 190], 6, light) +
    disc([70, 180], 9, amber) +
    disc([250, 84 - look.size * 20], 9, amber) +
    box(196, 188, { w: 24, h: 12, fill: deep }),
  scaffoldBoard: (look) =>
    slab(40 - look.size * 10, 170, {
      w: 204 + look.size * 20,
      d: 34,
      t: 11,
      fill: look.facts.material === 'wood' ? honey : light,
    }) +
    repeat(7, (at) => line([76 + at * 28, 164], [90 + at * 28, 144])) +
    stroke([44, 176, 52, 176], 7, amber),
  stairTower: (look) => {
    const flights = Math.max(2, Math.round((look.standing?.deck ?? 4) / 2))
    const rise = (floor - deckAt(look, 52)) / flights
    const top = deckAt(look, 52) - 52
    return [
      beam([88, floor, 88, top], 4, light),
      beam([232, floor, 232, top], 4, light),
      repeat(flights, (at) => {
        const y = floor - at * rise
        const [from, to] = at % 2 === 0 ? [100, 220] : [220, 100]
        return (
          beam([from, y, to, y - rise], 5, amber) +
          repeat(5, (step) =>
            stroke(
              [
                from + ((to - from) * (step + 0.5)) / 5 - 6,
                y - rise * ((step + 0.5) / 5),
                from + ((to - from) * (step + 0.5)) / 5 + 6,
                y - rise * ((step + 0.5) / 5),
              ],
              3,
            ),
          )
        )
      }),
      repeat(flights + 1, (at) => line([88, floor - at * rise], [232, floor - at * rise])),
      railing(88, top, { w: 144, h: 52, posts: 5 }),
    ].join('')
  },
  facadeScaffold: (look) =>
    [
      repeat(3, (at) =>
        beam([78 + at * 82, floor, 78 + at * 82, 46 - look.size * 8], 4, look.variant === 'aluminium' ? pale : mid),
      ),
      repeat(3, (at) => box(70, 86 + at * 46, { w: 180, h: 6, fill: amber })),
      repeat(3, (at) => line([78, 72 + at * 46], [242, 72 + at * 46]) + line([78, 60 + at * 46], [242, 60 + at * 46])),
      stroke([78, 178, 160, 132], 2, dark),
      stroke([160, 132, 242, 86], 2, dark),
      repeat(3, (at) => box(70 + at * 82, 200, { w: 16, h: 4, fill: dark })),
    ].join(''),
  scaffoldTube: (look) =>
    repeat(6, (at) => {
      const y = 196 - Math.floor(at / 3) * 20
      const x = 52 + (at % 3) * 16 + Math.floor(at / 3) * 8
      const long = 120 + look.size * 30
      return beam([x, y - 12 * (at % 3), x + long, y - 40 - 12 * (at % 3)], 11, at === 4 ? amber : light)
    }),
  coupler: () =>
    [
      path('M96 120a44 44 0 0 1 88 0v40a44 44 0 0 1-88 0z', mid),
      disc([140, 126], 25, pale),
      box(178, 116, { w: 54, h: 48, r: 10, fill: amber }),
      disc([206, 140], 14, pale),
      box(120, 70, { w: 40, h: 16, fill: deep }),
      line([140, 86], [140, 100]),
    ].join(''),
  netting: (look) =>
    [
      box(70, 60, {
        w: 180,
        h: 130,
        r: 2,
        fill: look.facts.colour === 'blue' ? '#dbeafe' : look.facts.colour === 'green' ? '#dcfce7' : pale,
      }),
      repeat(11, (at) => stroke([70 + at * 18, 60, 70 + at * 18, 190], 1.2, dark)),
      repeat(8, (at) => stroke([70, 60 + at * 18, 250, 60 + at * 18], 1.2, dark)),
      box(62, 50, { w: 196, h: 12, r: 6, fill: amber }),
      box(62, 186, { w: 196, h: 10, r: 5, fill: mid }),
    ].join(''),
} satisfies Record<string, Draw>
