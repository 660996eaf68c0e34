import type { FieldRefusal } from '../refusal.ts'
import type { TransportForm, TransportTime } from './transport-form.ts'

type TimeField = 'laadtijdStart' | 'laadtijdEind' | 'lostijdStart' | 'lostijdEind'
export type TimeFault = FieldRefusal<
  TimeField | 'keuzeLosTijd',
  'verzoek.onjuist' | 'tijd.eind_voor_start' | 'tijd.lossen_voor_laden'
>

const timeFields = ['laadtijdStart', 'laadtijdEind', 'lostijdStart', 'lostijdEind'] as const
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
export function timeFaults(form: TransportForm): TimeFault[] {
  const broken = timeFields.filter((field) => form[field] !== '' && !clockTime.test(form[field]))
  if (broken.length > 0) return broken.map((field) => ({ field, code: 'verzoek.onjuist', params: {} }))
  const { laadtijdStart, laadtijdEind, lostijdStart, lostijdEind } = form
  const ends = [
    ...endFaults('laadtijdEind', laadtijdStart, laadtijdEind),
    ...endFaults('lostijdEind', lostijdStart, lostijdEind),
  ]
  if (ends.length > 0 || isOtherDay(form)) return ends
  const loading = windowOf(form.keuzeLaadTijd, laadtijdStart, laadtijdEind)
  const unloading = windowOf(form.keuzeLosTijd, lostijdStart, lostijdEind)
  const startsTooSoon = lostijdStart !== '' && lostijdStart < loading.earliest
  if (unloading.latest > loading.earliest && !startsTooSoon) return []
  const field = startsTooSoon ? 'lostijdStart' : lostijdEind === '' ? 'keuzeLosTijd' : 'lostijdEind'
  return [{ field, code: 'tijd.lossen_voor_laden', params: {} }]
}

/** Only one of the two is on the first working day: what happens first is not for their times to say. */
function isOtherDay({ keuzeLaadTijd, keuzeLosTijd }: TransportForm): boolean {
  return keuzeLaadTijd !== keuzeLosTijd && (keuzeLaadTijd === '1' || keuzeLosTijd === '1')
}

function endFaults(field: TimeField, start: string, end: string): TimeFault[] {
  if (start === '' || end === '' || end > start) return []
  return [{ field, code: 'tijd.eind_voor_start', params: { time: start } }]
}
