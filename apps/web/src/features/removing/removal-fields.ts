import type { RemovalFault } from '@portal/domain/removing/validate-removal.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'

export type RemovalField = RemovalFault['field']

const labels: Readonly<Record<RemovalField, TextKey>> = {
  afvoerDatum: 'removing.date',
  zelfAfvoeren: 'removing.how',
  transportmiddel: 'wizard.transportMeans',
  bestemming: 'removing.depot',
  bestemmingadres: 'wizard.depotAddress',
  referentie: 'wizard.reference',
  opmerking: 'wizard.remark',
  addressSelected: 'wizard.fromLocation',
  termsAccepted: 'wizard.acceptTerms',
}

/** How the fields of a removal are called, and which have to be filled (R-REQ-03, R-REQ-07). */
export function useRemovalFields() {
  const text = useText()
  const isRequired = useRequiredFields<RemovalField>('removal', { termsAccepted: 'Afvoeren_VoorwaardenVerplicht' })
  return { labelOf: (field: RemovalField) => text(labels[field]), isRequired }
}
