import { type Draw, floor, ink, type Look, light } from './frame.ts'
import { spanOf } from './span.ts'
import { scaleToMeasure } from './standing.ts'

/** Puts a drawing on the common ground: what stands at the scale of its measure, the rest filling it, larger types more. */
export function wholePicture(look: Look, draw: Draw): string {
  const drawn = draw(look)
  const { scale, move } = look.standing === null ? fillBySize(drawn, look.size) : scaleToMeasure(drawn, look.standing)
  const stroke = Math.round((2.5 / Math.max(scale, 0.55)) * 100) / 100
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" stroke-linecap="round" stroke-linejoin="round">',
    `<ellipse cx="160" cy="${floor + 3}" rx="138" ry="9" fill="${light}" opacity="0.6"/>`,
    `<g transform="${move}" stroke="${ink}" stroke-width="${stroke}" fill="${light}">${drawn}</g></svg>`,
  ].join('')
}

/** What the largest of a family fills of the picture, above the floor. */
const room = { width: 272, height: 172 }

/** A small category tile still shows what it is: the smallest fills three quarters of what the largest does. */
function fillBySize(drawn: string, size: number): ReturnType<typeof scaleToMeasure> {
  const { left, right, top } = spanOf(drawn)
  const most = Math.min(room.width / (right - left), room.height / (floor - top))
  const scale = Math.round(most * (0.75 + 0.25 * size) * 1000) / 1000
  const middle = Math.round((left + right) / 2)
  return { scale, move: `translate(160 ${floor}) scale(${scale}) translate(-${middle} -${floor})` }
}
