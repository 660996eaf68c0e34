import type { Subject } from '@portal/contract/subjects.ts'
import type { Notice } from './notice.ts'

/** What a value is made of. */
export interface MadeOf {
  readonly reads: readonly Subject[]
  /** The version at the beginning of its load. */
  readonly since: number
  /** Of changes that name ids only these make it another; null when any change does. */
  readonly ids: readonly string[] | null
}

/** Which version of each subject is the newest. */
export interface Versions {
  /** Raised with every change. */
  now(): number
  raise(change: Notice): void
  /** Whether none of what it is made of changed since its load began. */
  isNew(value: MadeOf): boolean
}

/** Past so many ids that changed, each change before counts as one of everything. */
const mostIds = 20_000

export function createVersions(): Versions {
  let now = 0
  let forgotten = 0
  /** The version of the last change of each subject, whatever of it changed. */
  const any = new Map<Subject, number>()
  /** The same of changes that did not say what changed. */
  const whole = new Map<Subject, number>()
  const ofId = new Map<string, number>()
  return {
    now: () => now,
    raise({ subjects, ids }) {
      now += 1
      for (const subject of subjects) {
        any.set(subject, now)
        if (ids === null) whole.set(subject, now)
      }
      for (const id of ids ?? []) ofId.set(id, now)
      if (ofId.size <= mostIds) return
      ofId.clear()
      forgotten = now
    },
    isNew({ reads, since, ids }) {
      if (ids === null) return reads.every((subject) => (any.get(subject) ?? 0) <= since)
      if (forgotten > since) return false
      return (
        reads.every((subject) => (whole.get(subject) ?? 0) <= since) && ids.every((id) => (ofId.get(id) ?? 0) <= since)
      )
    },
  }
}
