import { ownDepot, withStartDepot } from '@portal/domain/ordering/start-depot.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import { useSettings } from '../../lib/settings.ts'
import { useDepots } from '../../shared/requesting/depots.ts'
import { withFromAddresses } from '../../shared/requesting/from-addresses.ts'
import type { LeavingReady } from '../../shared/requesting/leaving-ready.ts'
import type { LeavingAttempt } from '../../shared/requesting/use-finish-leaving.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { CompletedRemoval, RemovalAnswers, RemovalInput } from './removal-flow.ts'
import { removalFlow } from './removal-flow.ts'

/** The answers of a removal; the depot begins with the firm's own (setting Depot_Afvoer). */
export function useRemovalAnswers(ready: LeavingReady): RemovalAnswers {
  const preferred = ownDepot('Depot_Afvoer', useSettings())
  const depots = useDepots(true).data?.items ?? []
  const settle = (form: RemovalForm): RemovalForm => ({
    ...withStartDepot(form, depots, preferred),
    addressSelected: withFromAddresses(form.addressSelected, ready),
  })
  return useWizardAnswers<RemovalForm, LeavingAttempt<RemovalInput>, CompletedRemoval>(
    removalFlow,
    ready.location.nummer,
    settle,
  )
}
