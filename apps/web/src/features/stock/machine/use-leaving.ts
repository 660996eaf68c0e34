import type { Machine } from '@portal/contract/machines.ts'
import { useNavigate } from '@tanstack/react-router'
import { onlineStore } from '../../../lib/connectivity.ts'
import { useSession } from '../../../lib/session.ts'
import { listedOf, useListedReturns } from '../../../shared/listing/listed-returns.ts'
import { useReturn } from '../../../shared/listing/use-return.ts'
import { type Location, tellLocations, useLocation } from '../../../shared/location/location-store.ts'
import { moveFlow } from '../../../shared/requesting/move-flow.ts'
import { removalFlow } from '../../../shared/requesting/removal-flow.ts'
import { useRequiredFields } from '../../../shared/requesting/use-required-fields.ts'
import { prefillWizard } from '../../../shared/requesting/use-wizard-draft.ts'
import { useWantedDate } from '../../../shared/requesting/wanted-date.ts'

type Way = 'removal' | 'move'

/** What only the person can say; the rest of a removal begins filled in. */
const asked = ['depotAddressCode', 'reference', 'remark', 'transportMeans'] as const

/**
 * Sends a machine off from its label: onto the removal list of where it stands, and on to what remains to be asked. Off
 * rent that is the last step where the company asks for nothing else, with the first possible day.
 */
export function useLeaving(machine: Machine, location: Location) {
  const navigate = useNavigate()
  const userName = useSession().claims?.userName ?? ''
  const chosen = useLocation()
  const isListed = listedOf(useListedReturns(location.nummer), machine) !== null && chosen?.nummer === location.nummer
  const { firstPossible } = useWantedDate('removal')
  const isRequired = useRequiredFields<(typeof asked)[number]>('removal', {})
  const isComplete = !asked.some(isRequired)

  const goOn = (way: Way) => {
    const at = { userName, locationNo: location.nummer, entered: isComplete }
    if (way === 'removal') prefillWizard(removalFlow, at, { deliveryDate: firstPossible })
    const { steps } = way === 'removal' ? removalFlow : moveFlow
    const to = way === 'removal' && isComplete ? steps.afronden : steps.gegevens
    // The paths of a flow are in the route table; a string does not show that. Without a connection the list waits.
    void navigate({ to: (onlineStore.get() ? to : '/afvoerlijst') as '/' })
  }
  const removal = useReturn(location.nummer, () => goOn('removal'))
  const move = useReturn(location.nummer, () => goOn('move'))
  return {
    isBusy: removal.busy || move.busy,
    leave: (way: Way) => {
      if (chosen?.nummer !== location.nummer) tellLocations({ type: 'selected', nummer: location.nummer })
      if (isListed) goOn(way)
      else (way === 'removal' ? removal : move).send([{ row: machine, quantity: 1 }])
    },
  }
}
