import { addWorkingDays } from '../calendar/working-days.ts'
import { erpLengths } from '../forms/erp-lengths.ts'
import { firstFaults, unlistedChoices } from '../forms/form-faults.ts'
import type { CalendarDate } from '../plain/calendar-date.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { Settings } from '../settings/read-setting.ts'

/** What somebody says when giving feedback; names of the wire (R-ENT-32). */
export interface ComplaintForm {
  readonly omschrijving: string
  readonly type: string
  readonly urgentie: string
  readonly factuurNummer: string
  readonly telefoonnummer: string
  readonly referentie: string
  readonly notitie: string
}

export type ComplaintField = keyof ComplaintForm
export type ComplaintFault = FieldRefusal<
  ComplaintField,
  'validatie.verplicht' | 'validatie.max_tekens' | 'validatie.keuze'
>

export const emptyComplaintForm: ComplaintForm = {
  omschrijving: '',
  type: '',
  urgentie: '',
  factuurNummer: '',
  telefoonnummer: '',
  referentie: '',
  notitie: '',
}

/** Most characters of each field, as the back office keeps them; a comment is one of its lines. */
export const complaintLengths = {
  omschrijving: 250,
  type: 50,
  urgentie: 50,
  factuurNummer: 20,
  telefoonnummer: erpLengths.phoneNo,
  referentie: erpLengths.reference,
  notitie: 250,
} as const satisfies Record<ComplaintField, number>
export const commentLength = 250

/** What is needed whatever the settings say: without it is unclear what it is about. */
export const neededOfComplaint = ['omschrijving', 'type', 'urgentie'] as const

const lists = { type: 'Klacht_Types', urgentie: 'Klacht_Urgenties' } as const

/**
 * Everything wrong with feedback, at most one fault a field. Type and urgency are words of the tenant's own lists (OP-23);
 * where a list is empty any word will do.
 */
export function complaintFaults(
  form: ComplaintForm,
  settings: Pick<Settings, 'bool' | 'int' | 'multiString'>,
): readonly ComplaintFault[] {
  const overlong = Object.entries(complaintLengths).flatMap(([name, amount]): ComplaintFault[] => {
    // The keys of the table are the fields of the form.
    const field = name as ComplaintField
    return form[field].trim().length <= amount ? [] : [{ field, code: 'validatie.max_tekens', params: { amount } }]
  })
  return firstFaults<ComplaintFault>([
    ...neededOfComplaint
      .filter((field) => form[field].trim() === '')
      .map((field) => ({ field, code: 'validatie.verplicht', params: {} }) as const),
    ...overlong,
    ...unlistedChoices({ type: form.type, urgentie: form.urgentie }, lists, { settings }),
  ])
}

/** The day by which an answer is expected: so many working days (Monday to Friday) after today (R-SET-20). */
export function expectedSolution(today: CalendarDate, settings: Pick<Settings, 'int'>): CalendarDate {
  return addWorkingDays(today, settings.int('Klacht_VerwachteOplossingsDagen'))
}

const wordOfMachines =
  /materieel|machine|ger[aä]t|maschine|mat[eé]riel|equipment|defect|defekt|storing|st[oö]rung|panne/i

/**
 * The kind and urgency that feedback about a broken machine begins with, of the company's own words: the kind that speaks
 * of machines, and the urgency in the middle of its list. Empty where the company has no such word; the person may change both.
 */
export function wordsOfDefect(settings: Pick<Settings, 'multiString'>): Pick<ComplaintForm, 'type' | 'urgentie'> {
  const urgencies = settings.multiString(lists.urgentie)
  return {
    type: settings.multiString(lists.type).find((word) => wordOfMachines.test(word)) ?? '',
    urgentie: urgencies[Math.floor(urgencies.length / 2)] ?? '',
  }
}
