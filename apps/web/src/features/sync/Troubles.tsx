import type { Trouble } from '@portal/contract/sync.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Sync.module.css'

/** Where an operator settles it; a backup is made outside the portal. */
const settledAt = {
  writesParked: '/settings/outbox',
  writesLate: '/settings/outbox',
  mailsFailed: '/settings/mails',
  backupOld: null,
  backupMissing: null,
} as const satisfies Readonly<Record<Trouble['what'], string | null>>

/** What needs somebody, a line each: what, since when, and what to do. */
export function Troubles({ troubles }: { readonly troubles: readonly Trouble[] }) {
  return troubles.map((trouble) => <Line key={trouble.what} trouble={trouble} />)
}

function Line({ trouble: { what, since, count } }: { readonly trouble: Trouble }) {
  const text = useText()
  const format = useFormat()
  const to = settledAt[what]
  return (
    <Notice kind={what === 'writesParked' ? 'danger' : 'warning'} title={text(`trouble.${what}`, { count })}>
      <p>
        {since !== null && `${text('trouble.since', { time: format.moment(since) })} `}
        {text(`troubleDo.${what}`)}
      </p>
      {to !== null && (
        <ScreenLink to={to} className={classes.toCheck}>
          {text(`page.${to}`)}
        </ScreenLink>
      )}
    </Notice>
  )
}

/** The portal that cannot ask its database says so itself; what an open page shows is from before. */
export function DatabaseAway({ query }: { readonly query: UseQueryResult }) {
  const text = useText()
  const format = useFormat()
  const reason = query.failureReason
  if (!(reason instanceof CallError) || reason.status !== 503) return null
  return (
    <Notice kind="danger" title={text('trouble.databaseAway')}>
      <p>
        {query.dataUpdatedAt > 0 &&
          `${text('trouble.since', { time: format.moment(new Date(query.dataUpdatedAt).toISOString()) })} `}
        {text('troubleDo.databaseAway')}
      </p>
    </Notice>
  )
}
