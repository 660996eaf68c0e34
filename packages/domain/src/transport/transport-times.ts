import type { FieldRefusal } from '../refusal.ts'
import type { RequestDraft, TransportTime } from '../requests/request-draft.ts'

/** What of a transport says when it is loaded and unloaded. */
type Times = Pick<RequestDraft, TimeField | 'loadingChoice' | 'unloadingChoice'>

type TimeField = 'loadingFrom' | 'loadingUntil' | 'unloadingFrom' | 'unloadingUntil'
export type TimeFault = FieldRefusal<
  TimeField | 'unloadingChoice',
  'verzoek.onjuist' | 'tijd.eind_voor_start' | 'tijd.lossen_voor_laden'
>

const timeFields = ['loadingFrom', 'loadingUntil', 'unloadingFrom', 'unloadingUntil'] as const
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

/** When something happens at the earliest and at the latest, as far as form and choice say; texts sort as times do. */
interface TimeWindow {
  readonly earliest: string
  readonly latest: string
}

const partsOfDay: Readonly<Record<TransportTime, TimeWindow>> = {
  '0': { earliest: '00:00', latest: '23:59' },
  '1': { earliest: '00:00', latest: '23:59' },
  '2': { earliest: '00:00', latest: '12:00' },
  '3': { earliest: '12:00', latest: '23:59' },
}

/** A time that is filled in counts instead of the part of the day. */
function windowOf(choice: TransportTime, start: string, end: string): TimeWindow {
  const part = partsOfDay[start === '' && end === '' ? choice : '0']
  return { earliest: start || part.earliest, latest: end || part.latest }
}

/**
 * What is wrong with the times of a transport: no time of the clock, an end that is not after its start, or unloading
 * that is over before loading begins on the same day (OP-41, R-SCR-TRANSPORT-01, R-SCR-TRANSPORT-02).
 */
export function timeFaults(form: Times): TimeFault[] {
  const broken = timeFields.filter((field) => form[field] !== '' && !clockTime.test(form[field]))
  if (broken.length > 0) return broken.map((field) => ({ field, code: 'verzoek.onjuist', params: {} }))
  const { loadingFrom, loadingUntil, unloadingFrom, unloadingUntil } = form
  const ends = [
    ...endFaults('loadingUntil', loadingFrom, loadingUntil),
    ...endFaults('unloadingUntil', unloadingFrom, unloadingUntil),
  ]
  if (ends.length > 0 || isOtherDay(form)) return ends
  const loading = windowOf(form.loadingChoice, loadingFrom, loadingUntil)
  const unloading = windowOf(form.unloadingChoice, unloadingFrom, unloadingUntil)
  const startsTooSoon = unloadingFrom !== '' && unloadingFrom < loading.earliest
  if (unloading.latest > loading.earliest && !startsTooSoon) return []
  const field = startsTooSoon ? 'unloadingFrom' : unloadingUntil === '' ? 'unloadingChoice' : 'unloadingUntil'
  return [{ field, code: 'tijd.lossen_voor_laden', params: {} }]
}

/** Only one of the two is on the first working day: what happens first is not for their times to say. */
function isOtherDay({ loadingChoice, unloadingChoice }: Times): boolean {
  return loadingChoice !== unloadingChoice && (loadingChoice === '1' || unloadingChoice === '1')
}

function endFaults(field: TimeField, start: string, end: string): TimeFault[] {
  if (start === '' || end === '' || end > start) return []
  return [{ field, code: 'tijd.eind_voor_start', params: { time: start } }]
}
