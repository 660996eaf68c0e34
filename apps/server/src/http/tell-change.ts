import { ownConnectionHeader } from '@portal/contract/hub.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import type { FastifyRequest } from 'fastify'
import type { Audience, Change } from '../platform/context.ts'
import type { CallScope, Notes } from './call-context.ts'

/** Who is told of a subject that a command changes, beside the person who did it; use cases tell anybody else. */
const audiences: Partial<Readonly<Record<Subject, Audience>>> = {
  catalogue: 'all',
  content: 'all',
  outbox: 'administrators',
  mails: 'administrators',
}

/** What memories are told by other means: by triggers, and when the settings were read again. */
const toldElsewhere: ReadonlySet<Subject> = new Set(['access', 'settings'])

/** What connections are called; anything else in the header is nobody's. */
const connectionName = /^[\w-]{1,40}$/

export function connectionOf({ headers }: FastifyRequest): string | null {
  const named = headers[ownConnectionHeader]
  return typeof named === 'string' && connectionName.test(named) ? named : null
}

function changeOf(subjects: readonly Subject[], { touched }: Notes): Change {
  const ids = subjects.flatMap((subject) => [...(touched.get(subject) ?? [])])
  return { subjects, ids }
}

/** Ends what is kept of what a command changed, before anybody is told: who reads again at once gets the new. */
export async function tellMemory({ plan, parts }: CallScope, { isUnchanged }: Notes): Promise<void> {
  if (!isUnchanged) await parts.memory.changed(plan.call.changes.filter((one) => !toldElsewhere.has(one)))
}

/** Tells open pages what a command changed, by its contract; after all else, so that a session that ended hears only that. */
export function tellPages({ plan, parts, user, connection }: CallScope, notes: Notes): void {
  const { changes } = plan.call
  if (notes.isUnchanged) return
  const hub = parts.hub.except(connection)
  const named = changes.filter((one) => notes.touched.has(one))
  const whole = changes.filter((one) => !notes.touched.has(one))
  if (user !== null) for (const some of [named, whole]) hub.changed({ user: user.userName }, changeOf(some, notes))
  for (const audience of ['all', 'administrators'] as const)
    hub.changed(audience, { subjects: changes.filter((one) => audiences[one] === audience) })
}
