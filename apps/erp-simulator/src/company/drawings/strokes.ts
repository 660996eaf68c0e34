import { dark, deep, ink, light, mid, white } from './frame.ts'

type Point = readonly [x: number, y: number]

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function path(d: string, fill = 'none'): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function box(x: number, y: number, rest: { w: number; h: number; r?: number; fill?: string }): string {
  const fill = rest.fill === undefined ? '' : ` fill="${rest.fill}"`
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(rest.w)}" height="${round(rest.h)}" rx="${rest.r ?? 3}"${fill}/>`
}

export function disc(at: Point, radius: number, fill = light): string {
  return `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(radius)}" fill="${fill}"/>`
}

export function oval(at: Point, radii: Point, fill = light): string {
  return `<ellipse cx="${round(at[0])}" cy="${round(at[1])}" rx="${round(radii[0])}" ry="${round(radii[1])}" fill="${fill}"/>`
}

/** The x and y of one corner after another. */
type Corners = readonly number[]

function join(corners: Corners): string {
  return corners.map(round).join(' ')
}

export function shape(points: Corners, fill = light): string {
  return `<polygon points="${join(points)}" fill="${fill}"/>`
}

export function line(...points: readonly Point[]): string {
  return `<polyline points="${join(points.flat())}" fill="none"/>`
}

/** A line in another weight or colour, for grooves, glints and cables. */
export function stroke(points: Corners, width: number, colour = ink): string {
  return `<polyline points="${join(points)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A jointed beam of some thickness with an outline: booms, tubes, handles. */
export function beam(points: Corners, width: number, fill = light): string {
  return stroke(points, width + 5) + stroke(points, width, fill)
}

export function wheel(at: Point, radius: number): string {
  return disc(at, radius, deep) + disc(at, radius * 0.5, mid) + disc(at, radius * 0.12, deep)
}

export function castor(x: number, radius = 7): string {
  return disc([x, 204 - radius], radius, deep) + disc([x, 204 - radius], radius * 0.35, mid)
}

/** Crawler tracks standing on the floor. */
export function tracks(x: number, width: number, height: number): string {
  const y = 204 - height
  const r = height / 2
  const rollers = Math.max(2, Math.round(width / 34))
  const gap = (width - height) / (rollers + 1)
  return [
    box(x, y, { w: width, h: height, r, fill: deep }),
    box(x + 6, y + 6, { w: width - 12, h: height - 12, r: r - 6, fill: dark }),
    ...Array.from({ length: rollers }, (_, at) => disc([x + r + gap * (at + 1), 204 - r + 3], r * 0.24, deep)),
    disc([x + r, y + r], r * 0.42, mid),
    disc([x + width - r, y + r], r * 0.42, mid),
  ].join('')
}

/** Straight rails with evenly spaced posts. */
export function railing(x: number, y: number, rest: { w: number; h: number; posts: number }): string {
  const posts = Array.from({ length: rest.posts }, (_, at) => {
    const px = x + (rest.w * at) / (rest.posts - 1)
    return line([px, y], [px, y + rest.h])
  })
  return [line([x, y], [x + rest.w, y]), line([x, y + rest.h / 2], [x + rest.w, y + rest.h / 2]), ...posts].join('')
}

/** Vertical or horizontal slits, as on engine covers. */
export function vents(x: number, y: number, rest: { n: number; h: number; gap?: number }): string {
  return Array.from({ length: rest.n }, (_, at) => {
    const px = x + at * (rest.gap ?? 7)
    return line([px, y], [px, y + rest.h])
  }).join('')
}

export function window(x: number, y: number, rest: { w: number; h: number }): string {
  return (
    box(x, y, { ...rest, r: 3, fill: white }) +
    stroke([x + rest.w * 0.25, y + rest.h * 0.7, x + rest.w * 0.6, y + rest.h * 0.25], 2, mid)
  )
}

export function repeat(times: number, make: (at: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(times)) }, (_, at) => make(at)).join('')
}

/** Boards and sheets seen slightly from above: a slanted top with a front edge. */
export function slab(
  x: number,
  y: number,
  rest: { w: number; d: number; t: number; skew?: number; fill?: string },
): string {
  const skew = rest.skew ?? 26
  const [right, back, far] = [x + rest.w, y - rest.d, x + skew + rest.w]
  const top = [x + skew, back, far, back, right, y, x, y]
  const side = [right, y, far, back, far, back + rest.t, right, y + rest.t]
  return shape(top, rest.fill ?? light) + box(x, y, { w: rest.w, h: rest.t, r: 1, fill: mid }) + shape(side, dark)
}
