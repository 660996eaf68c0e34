import type { Complaint } from '@portal/contract/complaints.ts'
import { isOpenComplaint } from '@portal/domain/complaints/open-complaint.ts'
import { isOverdue } from '@portal/domain/complaints/throughput.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import {
  type ComplaintFilterStatus,
  type ComplaintStatus,
  complaintFilterStatuses,
  complaintStatuses,
} from '@portal/domain/states/enums.ts'
import type { Text } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

const chips: Readonly<Record<ComplaintStatus, ChipKind>> = {
  Ontvangen: 'info',
  In_behandeling: 'info',
  Wachten: 'warning',
  Afgehandeld: 'success',
}

type Standing = Pick<Complaint, 'status' | 'verzending' | 'verwachteOplosDatum' | 'werkelijkeOplosDatum'>

interface ShownStanding {
  /** The same in each language. */
  readonly key: string
  readonly words: string
  readonly kind: ChipKind
}

/** How far feedback is, in one word and its colour; on its way it says so. */
export function standingOf(one: Standing, text: Text): ShownStanding {
  const { status, verzending } = one
  if (status === null || verzending !== 'bevestigd') {
    const kind = isNeverTaken(verzending) ? 'danger' : verzending === 'aangehouden' ? 'warning' : 'info'
    return { key: verzending, words: text(`requests.delivery.${verzending}`), kind }
  }
  if (status === 'Onbekend') return { key: status, words: text('enum.RequestStatus.Onbekend'), kind: 'neutral' }
  const isLate = isOverdue(one, today())
  return { key: status, words: text(`enum.ComplaintStatus.${status}`), kind: isLate ? 'danger' : chips[status] }
}

/** What an overview is narrowed by: a status, or everything that still waits for an answer. */
export type ComplaintFilter = ComplaintFilterStatus | 'open' | ''

/** Narrowed by a status, one to one with that of the back office (R-STATE-10), or to what is open. */
export function isUnder(complaint: Complaint, filter: ComplaintFilter): boolean {
  if (filter === 'open') return isOpenComplaint(complaint)
  const { status } = complaint
  // What is still on its way was received by nobody yet, and is looked for under what was just given.
  return filter === '' || (status ?? 'Ontvangen') === complaintStatuses[complaintFilterStatuses.indexOf(filter)]
}
