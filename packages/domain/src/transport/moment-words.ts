import type { RequestDraft, TransportTime } from '../requests/request-draft.ts'

/** When loading or unloading is to happen; times are `HH:MM`, empty when there is none. */
export interface TransportMoment {
  readonly choice: TransportTime
  readonly from: string
  readonly until: string
}

/** When a load is to be loaded. */
export function loadingMoment(
  draft: Pick<RequestDraft, 'loadingChoice' | 'loadingFrom' | 'loadingUntil'>,
): TransportMoment {
  return { choice: draft.loadingChoice, from: draft.loadingFrom, until: draft.loadingUntil }
}

/** When a load is to be unloaded. */
export function unloadingMoment(
  draft: Pick<RequestDraft, 'unloadingChoice' | 'unloadingFrom' | 'unloadingUntil'>,
): TransportMoment {
  return { choice: draft.unloadingChoice, from: draft.unloadingFrom, until: draft.unloadingUntil }
}

type MomentKey =
  | `enum.TransportTimeOption.${TransportTime}`
  | 'transport.timeFrom'
  | 'transport.timeUntil'
  | 'transport.timeBetween'

type MomentText = (key: MomentKey, params?: Readonly<Record<string, string>>) => string

function timeWords({ from: start, until: end }: TransportMoment, text: MomentText): string {
  if (end === '') return text('transport.timeFrom', { start })
  return start === '' ? text('transport.timeUntil', { end }) : text('transport.timeBetween', { start, end })
}

/**
 * When it is to happen, in words, the same on every screen and in the mail. Times of the clock stand instead of the part
 * of the day (OP-12); the first working day is no part of the day and stays beside them.
 */
export function momentWords(moment: TransportMoment, text: MomentText): string {
  const { choice, from, until } = moment
  if (from === '' && until === '') return text(`enum.TransportTimeOption.${choice}`)
  const times = timeWords(moment, text)
  return choice === '1' ? `${text('enum.TransportTimeOption.1')} · ${times}` : times
}
