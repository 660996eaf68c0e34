import { isInspectionLate, isLateReturn } from '../agenda/site-figures.ts'
import type { InspectionResult } from '../inspections/inspection-display.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'

/** What can be not in order with a machine, the most urgent first. */
export const machineFaults = ['buiten_gebruik', 'afgekeurd', 'keuring_verlopen', 'te_laat'] as const
export type MachineFaultKind = (typeof machineFaults)[number]

export interface MachineFault {
  readonly soort: MachineFaultKind
  /** Which inspection, in the words of the back office; empty where it is none. */
  readonly keuring: string
  /** Since when: the day an inspection was refused, ran out, or the machine was to go back; null when unknown. */
  readonly datum: CalendarDate | null
}

interface LastInspection {
  readonly omschrijving: string
  readonly datum: CalendarDate | null
  readonly volgendeDatum: CalendarDate | null
  /** Null for a word that the portal does not know: it was not approved. */
  readonly resultaat: InspectionResult | null
}

interface Standing {
  readonly huidig: number
  readonly verwachteRetourDatum: CalendarDate | null
  /** The back office has taken it out of use. */
  readonly buitenGebruik: boolean
  /** The last of each kind. */
  readonly keuringen: readonly LastInspection[]
}

/**
 * What is not in order with a machine today: out of use, an inspection that was not approved or has run out (the same
 * count as everywhere, `isInspectionLate`), late to go back. Nothing of what only comes soon.
 */
export function machineFaultsOf(machine: Standing, today: CalendarDate): readonly MachineFault[] {
  const refused = machine.keuringen.filter(({ resultaat }) => resultaat !== 'Approved')
  const late = machine.keuringen.filter(
    ({ resultaat, volgendeDatum }) => resultaat === 'Approved' && isInspectionLate(volgendeDatum, today),
  )
  const plain = (soort: MachineFaultKind, datum: CalendarDate | null): MachineFault => ({ soort, keuring: '', datum })
  return [
    ...(machine.buitenGebruik ? [plain('buiten_gebruik', null)] : []),
    ...refused.map(({ omschrijving, datum }) => ({ soort: 'afgekeurd', keuring: omschrijving, datum }) as const),
    ...late.map((one) => ({ soort: 'keuring_verlopen', keuring: one.omschrijving, datum: one.volgendeDatum }) as const),
    ...(isLateReturn(machine, today) ? [plain('te_laat', machine.verwachteRetourDatum)] : []),
  ]
}

interface Faulty {
  readonly gebreken: readonly MachineFault[]
}

/** Whether a machine may not be worked with as it is; being late to go back is no reason to leave it. */
export function isUnfit({ gebreken }: Faulty): boolean {
  return gebreken.some(({ soort }) => soort !== 'te_laat')
}

/** Those that may not be worked with before the others, each group as it was. */
export function unfitFirst<M extends Faulty>(machines: readonly M[]): M[] {
  return [...machines.filter(isUnfit), ...machines.filter((machine) => !isUnfit(machine))]
}
