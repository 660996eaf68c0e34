import { approvals } from '@portal/contract/approvals.ts'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'

/** Takes several decisions back, one after the other; one that cannot be taken back any more does not keep the others. */
export function useUndoSeveral(): (numbers: readonly string[]) => Promise<void> {
  const navigate = useNavigate()
  return async (numbers) => {
    let undone = 0
    let failure: unknown = null
    for (const savedAanvraagNummer of numbers) {
      try {
        await call(approvals.undoDecision, { savedAanvraagNummer })
        undone += 1
      } catch (error) {
        failure = error
      }
    }
    await untilRead()
    if (undone > 0) notify('approvals.undone', { params: { count: undone }, severity: 'success' })
    if (failure !== null) notifyError(failure)
    const [only] = numbers
    if (numbers.length === 1 && undone === 1 && only !== undefined)
      void navigate({ to: '/goed-te-keuren-aanvragen', search: { aanvraag: only } })
  }
}
