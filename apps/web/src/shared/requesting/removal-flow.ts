import type { RemovalForm } from '@portal/domain/removing/validate-removal.ts'
import { emptyDraftOf } from '@portal/domain/requests/wire-fields.ts'
import type { WizardFlow } from './wizard-flow.ts'

export const removalFlow: WizardFlow<RemovalForm> = {
  name: 'afvoeren',
  emptyForm: emptyDraftOf('removal'),
  steps: { gegevens: '/Afvoeren/gegevens', afronden: '/afvoeren/afronden', voltooid: '/afvoeren/voltooid' },
}
