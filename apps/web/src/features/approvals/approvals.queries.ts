import { approvals } from '@portal/contract/approvals.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'

export const approvalsScreen = '/goed-te-keuren-aanvragen'

interface ApprovalStanding {
  /** The screens of deciding are for this person: an approver of at least one location, or an administrator (OP-48). */
  readonly isOpen: boolean
  /** Lists that wait for this person. */
  readonly waiting: number
  readonly isKnown: boolean
}

/** Whether there is anything to decide for this person, and how much. */
export function useApprovalStanding(): ApprovalStanding {
  const { claims, person, authenticated } = useSession()
  const canOpen = useScreens()(approvalsScreen)
  const input = { gebruikersnaam: claims?.userName ?? '' }
  const { data } = useCall(approvals.getStanding, input, { enabled: authenticated && canOpen })
  const isOpen = canOpen && (isAdministrator(person) || data?.isGoedkeurder === true)
  return { isOpen, waiting: data?.aantal ?? 0, isKnown: data !== undefined }
}
