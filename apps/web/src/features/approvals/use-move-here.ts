import { locations } from '@portal/contract/locations.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import type { StandsElsewhere, SubmissionCard, SubmissionLine } from '@portal/contract/submissions.ts'
import { useNavigate } from '@tanstack/react-router'
import { useActionKey } from '../../lib/action-key.ts'
import { useSession } from '../../lib/session.ts'
import { readCall } from '../../lib/use-call.ts'
import { useCommand } from '../../lib/use-command.ts'
import { tellLocations } from '../../shared/location/location-store.ts'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { startOfTarget } from '../../shared/requesting/target-place.ts'
import { prefillWizard } from '../../shared/requesting/use-wizard-draft.ts'

/**
 * Puts pieces that stand elsewhere on the removal list there and opens their move, with the location that asks for them as
 * its target. The move itself is asked for in its wizard, by its own rules.
 */
export function useMoveHere(card: SubmissionCard) {
  const navigate = useNavigate()
  const key = useActionKey()
  const userName = useSession().claims?.userName ?? ''
  const openMove = async (from: string): Promise<void> => {
    const asked = {
      gebruikerLogin: userName,
      materieellocatie: from,
      doel: 'verplaatsen',
      nummer: card.materieellocatie,
    }
    const { items } = await readCall(locations.getLocationAddresses, { ...asked, doel: 'verplaatsen' })
    const [target] = items
    if (target !== undefined) prefillWizard(moveFlow, { userName, locationNo: from }, startOfTarget(target))
    tellLocations({ type: 'selected', nummer: from })
    await navigate({ to: '/verplaatsen/gegevens' })
  }
  const add = useCommand(removalList.addItems, {
    idempotencyKey: () => key.of(card.savedAanvraagNummer),
    onDone: (_, { materieellocatie }) => {
      key.done()
      void openMove(materieellocatie)
    },
  })
  return {
    isMoving: add.isPending,
    move: ({ materieellocatie, stukken }: StandsElsewhere, { type, materieelSoort }: SubmissionLine) =>
      add.mutate({
        gebruikerLogin: userName,
        materieellocatie,
        items: stukken.map(({ materieelNummer, aantal }) => ({
          type,
          materieelSoort,
          materieelNummer,
          retourAantal: aantal,
        })),
      }),
  }
}
