import type { FieldLook } from '../../shared/requesting/wizard-faults.ts'
import type { TransportField } from './transport-fields.ts'
import type { TransportAnswers } from './transport-flow.ts'

/** What every group of fields of the transport form gets. */
export interface TransportPartProps extends Pick<TransportAnswers, 'form' | 'change'> {
  readonly look: (field: TransportField) => FieldLook
}
