import type { MoveForm } from '@portal/domain/moving/validate-move.ts'
import { emptyDraftOf } from '@portal/domain/requests/wire-fields.ts'
import type { WizardFlow } from './wizard-flow.ts'

export const moveFlow: WizardFlow<MoveForm> = {
  name: 'verplaatsen',
  emptyForm: emptyDraftOf('move'),
  steps: { gegevens: '/verplaatsen/gegevens', afronden: '/verplaatsen/afronden', voltooid: '/verplaatsen/voltooid' },
}
