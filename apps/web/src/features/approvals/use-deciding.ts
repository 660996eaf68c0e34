import { approvals } from '@portal/contract/approvals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useActionKey } from '../../lib/action-key.ts'
import { CallError } from '../../lib/call-error.ts'
import type { TextKey, TextParams } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import type { SubmissionWords } from './submission-words.ts'

/**
 * Approves a list and shows the request that it became.
 * @param action what is decided: the same once more is never done twice
 */
export function useApprove(number: string, action: unknown, onApproved: () => void) {
  const navigate = useNavigate()
  const key = useActionKey()
  return useCommand(approvals.approveSavedRequest, {
    quiet: true,
    idempotencyKey: () => key.of(action),
    onDone: () => {
      key.done()
      onApproved()
      void navigate({ to: '/goed-te-keuren-aanvragen/approved/$id', params: { id: number }, replace: true })
    },
  })
}

/** Takes a decision back and opens the list again. */
export function useUndo() {
  const navigate = useNavigate()
  return useCommand(approvals.undoDecision, {
    onDone: (_, { savedAanvraagNummer }) =>
      void navigate({ to: '/goed-te-keuren-aanvragen', search: { aanvraag: savedAanvraagNummer } }),
  })
}

/** Somebody else decided first: who, what and when; null for any other error. */
export function otherDecision(
  error: unknown,
  words: Pick<SubmissionWords, 'decider' | 'moment'>,
): { readonly key: TextKey; readonly params: TextParams } | null {
  if (!(error instanceof CallError) || error.code !== 'goedkeuren.al_behandeld') return null
  const { naam = '', namens = '', moment: at = '', besluit } = error.params
  const name = words.decider({ besluitDoor: String(naam), besluitNamens: namens === '' ? null : String(namens) })
  const key = besluit === 'Approved' ? 'approvals.approvedByOther' : 'approvals.rejectedByOther'
  return { key, params: { name, moment: at === '' ? '' : words.moment(String(at)) } }
}
