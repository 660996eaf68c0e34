import { type Draw, floor, ink, type Look, light } from './frame.ts'
import { scaleToMeasure } from './standing.ts'

/** Puts a drawing on the common ground: what stands at the scale of its measure, of the rest larger types fill more of it. */
export function wholePicture(look: Look, draw: Draw): string {
  const drawn = draw(look)
  const { scale, move } = look.standing === null ? fillBySize(look.size) : scaleToMeasure(drawn, look.standing)
  const stroke = Math.round((2.5 / Math.max(scale, 0.55)) * 100) / 100
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" stroke-linecap="round" stroke-linejoin="round">',
    `<ellipse cx="160" cy="${floor + 3}" rx="138" ry="9" fill="${light}" opacity="0.6"/>`,
    `<g transform="${move}" stroke="${ink}" stroke-width="${stroke}" fill="${light}">${drawn}</g></svg>`,
  ].join('')
}

function fillBySize(size: number): ReturnType<typeof scaleToMeasure> {
  const scale = Math.round((0.8 + 0.2 * size) * 1000) / 1000
  return { scale, move: `translate(160 ${floor}) scale(${scale}) translate(-160 -${floor})` }
}
