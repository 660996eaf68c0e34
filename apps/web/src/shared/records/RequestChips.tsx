import type { Request } from '@portal/contract/request-records.ts'
import { type RequestStanding, requestStanding } from '@portal/domain/requests/request-standing.ts'
import type { Shown } from '@portal/domain/states/enums.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

type RequestRow = Request
type Stands = Pick<RequestRow, 'status' | 'verzending'>

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
  vervallen: 'neutral',
  ingetrokken: 'neutral',
}

/** It was given up or withdrawn: its status says no more than that. */
export function isEndedHere({ verzending }: Pick<RequestRow, 'verzending'>): boolean {
  return verzending === 'vervallen' || verzending === 'ingetrokken'
}

/** The words of where requests stand; one that was given up or withdrawn was never judged by anybody. */
export function standingWords(standing: Shown<RequestStanding>, text: Text): string {
  const isEnded = standing === 'vervallen' || standing === 'ingetrokken'
  return text(isEnded ? `requests.delivery.${standing}` : `enum.RequestStatus.${standing}`)
}

/** Where a request stands for the people involved, in words. */
export function requestStatusWords(request: Stands, text: Text): string {
  return standingWords(requestStanding(request), text)
}

/** Where a request stands for the people involved (R-STATE-14, R-STATE-15). */
export function RequestStatusChip(request: Stands) {
  const text = useText()
  const kind = isEndedHere(request) ? sendingKinds[request.verzending] : statusKinds[request.status]
  return <StatusChip kind={kind}>{requestStatusWords(request, text)}</StatusChip>
}

/** Whether how it was sent says more than its status does. */
export function isSendingTold(request: Pick<RequestRow, 'verzending'>): boolean {
  return request.verzending !== 'bevestigd' && !isEndedHere(request)
}

/** Where a request stands between portal and back office. */
export function SendingChip({ verzending }: Pick<RequestRow, 'verzending'>) {
  const text = useText()
  return <StatusChip kind={sendingKinds[verzending]}>{text(`requests.delivery.${verzending}`)}</StatusChip>
}
