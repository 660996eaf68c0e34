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

/** What a drawing may depend on: the type's place in its family and what makes it differ from its neighbours. */
export interface Look {
  /** 0 the smallest of the family to 1 the largest. */
  readonly size: number
  readonly variant: string
  readonly facts: Readonly<Record<string, string | boolean>>
  /** 0, 1 or 2, steady for a type: small details that may differ. */
  readonly count: number
}

export type Draw = (look: Look) => string

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

const energySigns: Readonly<Record<string, string>> = {
  battery: '<path d="M297 18l-9 14h8l-3 11 10-15h-8z"/>',
  mains230: '<path d="M290 20v7m12-7v7m-16 0h20v5a10 10 0 0 1-20 0zm10 15v7"/>',
  mains400: '<path d="M288 20v7m8-7v7m8-7v7m-20 0h24v5a12 10 0 0 1-24 0zm12 15v7"/>',
  petrol: '<path d="M296 18c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z"/>',
  diesel: '<path d="M296 18c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18zm-5 19h10"/>',
  hybrid: '<path d="M290 18c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15zm16 6l-6 10h6l-2 9 8-13h-6z"/>',
  solar:
    '<circle cx="296" cy="32" r="6"/><path d="M296 17v4m0 22v4m-15-15h4m22 0h4m-26-11l3 3m16 16l3 3m-22 0l3-3m16-16l3-3"/>',
}

/** A small quiet sign at the corner tells what a machine runs on. */
function energySign(look: Look): string {
  const fuel = look.variant.includes('solar') ? 'solar' : look.facts.fuel
  const sign = typeof fuel === 'string' ? energySigns[fuel] : undefined
  return sign === undefined ? '' : `<g fill="none" stroke="${dark}" stroke-width="2">${sign}</g>`
}

/** Puts a drawing on the common ground; larger types fill more of the picture with the same stroke. */
export function frame(look: Look, draw: Draw): string {
  const scale = Math.round((0.8 + 0.2 * look.size) * 1000) / 1000
  const stroke = Math.round((2.5 / scale) * 100) / 100
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" stroke-linecap="round" stroke-linejoin="round">',
    `<ellipse cx="160" cy="${floor + 3}" rx="138" ry="9" fill="${light}" opacity="0.6"/>`,
    energySign(look),
    `<g transform="translate(160 ${floor}) scale(${scale}) translate(-160 -${floor})" stroke="${ink}" `,
    `stroke-width="${stroke}" fill="${light}">${draw(look)}</g></svg>`,
  ].join('')
}
