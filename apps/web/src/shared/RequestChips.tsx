import type { Request } from '@portal/contract/requests.ts'
import { useText } from '../lib/text.ts'
import type { ChipKind } from '../ui/StatusChip.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'

type RequestRow = Request

const statusKinds: Readonly<Record<RequestRow['status'], ChipKind>> = {
  Open: 'neutral',
  Requested: 'info',
  Approved: 'success',
  Disapproved: 'danger',
  Cancelled: 'neutral',
  Onbekend: 'neutral',
}

const sendingKinds: Readonly<Record<RequestRow['verzending'], ChipKind>> = {
  wachtrij: 'info',
  bevestigd: 'success',
  geweigerd: 'danger',
  aangehouden: 'warning',
}

/** Where a request stands for the people involved (R-STATE-14, R-STATE-15). */
export function RequestStatusChip({ status }: Pick<RequestRow, 'status'>) {
  const text = useText()
  return <StatusChip kind={statusKinds[status]}>{text(`enum.RequestStatus.${status}`)}</StatusChip>
}

/** Where a request stands between portal and back office. */
export function SendingChip({ verzending }: Pick<RequestRow, 'verzending'>) {
  const text = useText()
  return <StatusChip kind={sendingKinds[verzending]}>{text(`requests.delivery.${verzending}`)}</StatusChip>
}
