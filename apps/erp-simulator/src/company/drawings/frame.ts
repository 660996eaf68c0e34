/** The palette of every picture: slate lines and fills with one amber accent. */
export const ink = '#334155'
export const amber = '#fbbf24'
export const honey = '#fde68a'
export const white = '#ffffff'
export const pale = '#f1f5f9'
export const light = '#e2e8f0'
export const mid = '#cbd5e1'
export const dark = '#94a3b8'
export const deep = '#475569'

/** Where everything stands. */
export const floor = 204

/** What a drawing that stands is scaled by, all in metres. */
export interface Standing {
  /** The measure it is rented by: working height, length of a ladder, height of a mast. */
  readonly measure: number
  /** How high the thing itself comes: of what carries people the rail, a metre above the floor they stand on. */
  readonly top: number
  /** Height of the floor people stand on, or null where nobody does. */
  readonly deck: number | null
}

/** What a drawing may depend on: the type's place in its family and what makes it differ from its neighbours. */
export interface Look {
  /** 0 the smallest of the family to 1 the largest. */
  readonly size: number
  readonly variant: string
  readonly facts: Readonly<Record<string, string | boolean>>
  /** 0, 1 or 2, steady for a type: small details that may differ. */
  readonly count: number
  /** Of what stands upright, by how many metres it is drawn. */
  readonly standing: Standing | null
}

export type Draw = (look: Look) => string

/** Where the floor that people stand on is, at so many units a metre: 2.5 m up where the data says nothing. */
export function deckAt(look: Look, perMetre: number): number {
  return floor - perMetre * (look.standing?.deck ?? 2.5)
}

const tints: Readonly<Record<string, string>> = {
  white,
  yellow: '#fde047',
  orange: '#fb923c',
  red: '#f87171',
  blue: '#60a5fa',
  green: '#4ade80',
  black: deep,
  grey: dark,
  clear: pale,
}

/** The colour a type is sold in, or the accent. */
export function tint(look: Look, otherwise = amber): string {
  const colour = look.facts.colour
  return (typeof colour === 'string' ? tints[colour] : undefined) ?? otherwise
}
