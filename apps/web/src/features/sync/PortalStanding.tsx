import { sync } from '@portal/contract/sync.ts'
import { exchangeStop } from '@portal/domain/sync/failure.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Notice } from '../../ui/Notice.tsx'
import { BackOfficeAway } from './BackOfficeAway.tsx'
import { LostRequests } from './LostRequests.tsx'
import { DatabaseAway, Troubles } from './Troubles.tsx'

export const readEveryMs = 30_000

/** What is wrong, since when and what to do, a line each; or that nothing is. */
export function PortalStanding() {
  const text = useText()
  const query = useCall(sync.getExchange, {}, { everyMs: readEveryMs })
  if (query.data === undefined) return <DatabaseAway query={query} />
  const { tables, lost, troubles } = query.data
  const isWell = query.failureReason === null && exchangeStop(tables) === null && lost.length + troubles.length === 0
  return (
    <>
      <DatabaseAway query={query} />
      {isWell && <Notice kind="success" title={text('trouble.none')} />}
      <BackOfficeAway tables={tables} />
      <LostRequests requests={lost} />
      <Troubles troubles={troubles} />
    </>
  )
}
