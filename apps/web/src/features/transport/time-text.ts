import type { TransportTime } from '@portal/domain/transport/transport-form.ts'
import type { Text } from '../../lib/text.ts'

interface TimeAnswer {
  readonly choice: TransportTime
  readonly start: string
  readonly end: string
}

/** When it is to happen, in words: the times of the clock count instead of the part of the day. */
export function timeText(text: Text, { choice, start, end }: TimeAnswer): string {
  if (start === '' && end === '') return text(`enum.TransportTimeOption.${choice}`)
  if (end === '') return text('transport.timeFrom', { start })
  return start === '' ? text('transport.timeUntil', { end }) : text('transport.timeBetween', { start, end })
}
