import type { MoveFault } from '@portal/domain/moving/validate-move.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { endPlaceLabels } from '../../shared/requesting/target-place.ts'
import { useRequiredFields } from '../../shared/requesting/use-required-fields.ts'

export type MoveField = MoveFault['field']

const labels: Readonly<Record<MoveField, TextKey>> = {
  verplaatsDatum: 'moving.date',
  retourDatum: 'moving.returnDate',
  transportmiddel: 'wizard.transportMeans',
  referentie: 'wizard.reference',
  opmerking: 'wizard.remark',
  addressSelected: 'wizard.fromLocation',
  ...endPlaceLabels,
  termsAccepted: 'wizard.acceptTerms',
}

/** How the fields of a move are called, and which have to be filled (R-REQ-04, R-REQ-07, R-REQ-09). */
export function useMoveFields() {
  const text = useText()
  const flagged = useRequiredFields<MoveField>('move', {
    retourDatum: 'Verplaatsen_VerwachteRetourDatumVerplicht',
    termsAccepted: 'Verplaatsen_VoorwaardenVerplicht',
  })
  // Without a target there is no move; a work address is asked of the list, or of the street that stands for it.
  const isRequired = (field: MoveField) =>
    field === 'endLocatie' || flagged(field) || (field === 'endAdrescode' && flagged('endWerkadres'))
  return { labelOf: (field: MoveField) => text(labels[field]), isRequired }
}
