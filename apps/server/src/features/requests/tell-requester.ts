import type { NotificationKind } from '@portal/domain/notifications/person-notification.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Committing } from '../../platform/db/transact.ts'
import { tellPeople } from '../notifications/notifications.ts'
import type { ChangedRequest } from './request-changes.store.ts'
import { listRequestNames } from './request-details.store.ts'

/** What became of a request. */
export interface RequestNews {
  readonly request: Pick<ChangedRequest, 'no' | 'locationNo' | 'userName'>
  readonly kind: Extract<NotificationKind, 'akkoord' | 'geweigerd'>
  /** Distinguishes it from other news of the same kind about this request. */
  readonly event: string
  readonly reason: string
}

/** Notifies requesters of the outcome of their requests, each called by what is in it. */
export async function tellRequesters(
  parts: Pick<TenantParts, 'clock' | 'hub'> & Committing,
  news: readonly RequestNews[],
): Promise<void> {
  if (news.length === 0) return
  const names = await listRequestNames(
    parts.db,
    news.map(({ request }) => request.no),
  )
  const notifications = news.map(({ request, kind, event, reason }) => {
    const { userName, no, locationNo } = request
    const { naam = '', anderen = 0, aantal = 0, dag = '' } = names.get(no) ?? {}
    const values = { naam, anderen, aantal, dag, reden: reason }
    return { userName, kind, subject: no, locationNo, eventKey: `${no} ${event}`, values }
  })
  await tellPeople(parts, notifications)
}
