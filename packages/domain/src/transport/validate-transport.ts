import { erpLengths } from '../forms/erp-lengths.ts'
import type { FormCheck, FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import { isFilled } from '../ordering/required-fields.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { DraftOf } from '../requests/wire-fields.ts'
import { type TimeFault, timeFaults } from './transport-times.ts'

/** The form of the transport wizard (R-ENT-18, R-ENT-44). */
export type TransportForm = DraftOf<'transport'>

export type TransportFault = FieldRefusal<keyof TransportForm | 'termsAccepted', FormFaultCode> | TimeFault

/** Without these nobody can drive; no setting makes a field of this form required. */
export const neededForTransport = ['deliveryDate', 'transportMeans', 'load', 'toLocation'] as const

/** The settings with the firm's own lists. */
const transportLists = {
  transportMeans: 'TransportAanvraag_Transportmiddelen',
  loadingOptions: 'TransportAanvraag_Laadopties',
  loadedBy: 'TransportAanvraag_WieLaadt',
} as const

/**
 * Everything wrong with the form of a transport request, at most one fault a field; empty when it may be asked for. The
 * form and the call use this one rule (R-REQ-07, R-DATE-10 to R-DATE-12, R-VAL-10, OP-41).
 */
export function validateTransport(form: TransportForm, check: FormCheck): readonly TransportFault[] {
  return firstFaults<TransportFault>([
    ...neededForTransport
      .filter((field) => !isFilled(form[field]))
      .map((field) => ({ field, code: 'validatie.verplicht', params: {} }) as const),
    ...overlongTexts(form),
    ...overlongOptions(form),
    ...unlistedChoices(form, transportLists, check),
    ...dateFaults({ flow: 'transport', date: ['deliveryDate', form.deliveryDate] }, check),
    ...timeFaults(form),
    ...termsFaults(check, 'TransportAanvraag_VoorwaardenVerplicht'),
  ])
}

/** The back office keeps the options in one text; without a list of the firm they are typed as one too (OP-11). */
export const loadingOptionsText = (options: readonly string[]): string =>
  options.map((option) => option.trim()).join(', ')

function overlongOptions({ loadingOptions }: TransportForm): TransportFault[] {
  const amount = erpLengths.loadingOptions
  if (loadingOptionsText(loadingOptions).length <= amount) return []
  return [{ field: 'loadingOptions', code: 'validatie.max_tekens', params: { amount } }]
}
