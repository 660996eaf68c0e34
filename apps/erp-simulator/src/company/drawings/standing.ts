import { floor, type Standing } from './frame.ts'
import { spanOf } from './span.ts'

type Values = ReadonlyMap<string, number | string>

const railMetres = 1
/** Somebody on a platform reaches this much above its floor. */
const reachMetres = 2
const highest = 196
/** A thing of this many metres takes half of the room above the floor. */
const halfAt = 3

const uprightDrawings: ReadonlySet<string> = new Set([
  'rollingTower',
  'stairTower',
  'scissorLift',
  'mastLift',
  'boomLift',
  'articulatedLift',
  'trailerLift',
  'spiderLift',
  'ladder',
  'stepLadder',
  'lightTower',
])

function metres(values: Values, name: string): number | null {
  const value = values.get(name)
  return typeof value === 'number' && value > 0 ? value : null
}

/** The height of what stands upright, from its technical data; null for everything else. */
export function standingOf(drawing: string, values: Values): Standing | null {
  if (!uprightDrawings.has(drawing)) return null
  const working = metres(values, 'workHeight')
  const deck = metres(values, 'platformHeight') ?? (working === null ? null : working - reachMetres)
  if (deck !== null) return { measure: working ?? deck, top: deck + railMetres, deck }
  const whole = metres(values, 'height') ?? metres(values, 'maxHeight') ?? metres(values, 'length')
  return whole === null ? null : { measure: whole, top: whole, deck: null }
}

/** Grows with the height, slower the higher: everything fits, what is higher looks higher, and equal heights are equal. */
function risen(height: number): number {
  return (highest * height) / (height + halfAt)
}

/** What stands, without its details: paths and ovals lie within the others. */
export function boundsOf(drawn: string): ReturnType<typeof spanOf> {
  return spanOf(drawn.replace(/<(path|ellipse)[^>]*>/g, ''))
}

/** Left of the drawings stays free: there the portal shows the measure, and a person beside it. */
const middle = 178

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Puts a drawing at the scale of its own measure: how much smaller it becomes, and where it goes. */
export function scaleToMeasure(drawn: string, { measure, top }: Standing): { scale: number; move: string } {
  const { left, right, top: drawnTop } = boundsOf(drawn)
  const scale = (top * risen(measure)) / measure / (floor - drawnTop)
  const x = middle - ((left + right) / 2) * scale
  return { scale, move: `translate(${round(x)} ${round(floor * (1 - scale))}) scale(${round(scale)})` }
}
