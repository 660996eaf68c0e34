import { PortalError } from '@portal/contract/errors.ts'
import type { SettingChange, settings } from '@portal/contract/settings.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { maySet } from '@portal/domain/settings/setting-changes.ts'
import { refusePlan } from '@portal/domain/settings/setting-plan.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { judgeChanges } from './change-settings.ts'
import { endPlan, insertPlan, listOpenPlans, lockPlan, type StoredPlan } from './planned-settings.store.ts'

/** What a plan would change; nobody but this feature writes the rows. */
export function changesOfPlan({ changes }: Pick<StoredPlan, 'changes'>): readonly SettingChange[] {
  return changes as readonly SettingChange[]
}

/** What uses the files of a plan until it is done or withdrawn. */
export const subjectOfPlan = (id: string): string => `setting plan ${id}`

/** Stores changes that hold from a later moment on: judged now as if they were saved, and again when their moment comes. */
export const planSettings: UseCase<typeof settings.planSettings> = async (ctx, { items, reason = '', begin }) => {
  const person = signedIn(ctx)
  const at = ctx.clock.now()
  await judgeChanges({ tx: ctx.db, preset: ctx.tenant.preset }, items, person)
  const names = items.map(({ name }) => name)
  const open = (await listOpenPlans(ctx.db)).filter(({ state }) => state === 'waiting')
  const planned = new Set(open.flatMap((plan) => changesOfPlan(plan).map(({ name }) => name)))
  const startsAt = new Date(begin)
  const refusal = refusePlan({ names, begin: startsAt }, planned, at)
  if (refusal !== null) throw new PortalError(refusal.code, 'params' in refusal ? refusal.params : {}, {})
  const id = crypto.randomUUID()
  const made = { plannedBy: person.userName, plannedAt: at, state: 'waiting' } as const
  await insertPlan(ctx.db, { id, startsAt, changes: items, reason, ...made })
  // A file that nothing uses would be taken away before its moment comes.
  const files = items.flatMap(({ kind, value }) => (kind === 'file' && typeof value === 'string' ? [value] : []))
  await useUploads(ctx.db, subjectOfPlan(id), files)
  ctx.audit(id, { names, begin: startsAt.toISOString() })
  ctx.afterCommit(() => ctx.hub.changed('administrators', { subjects: ['settings'] }))
  return { id }
}

/** What waits for its moment, and what could not be done when it came. */
export const getPlannedSettings: UseCase<typeof settings.getPlannedSettings> = async (ctx) => {
  const person = signedIn(ctx)
  const plans = await listOpenPlans(ctx.db)
  return {
    items: plans.map((plan) => {
      const changes = changesOfPlan(plan).flatMap(({ name, value }) => {
        const entry = findSetting(name)
        return entry === undefined ? [] : [{ name, kind: entry.kind, value, mine: maySet(person, entry) }]
      })
      return {
        id: plan.id,
        begin: plan.startsAt.toISOString(),
        reden: plan.reason,
        door: plan.plannedBy,
        moment: plan.plannedAt.toISOString(),
        mislukt: plan.state === 'failed',
        // Written by the job alone.
        fout: plan.fault as { code: string; params: Record<string, string | number> } | null,
        intrekbaar: changes.every(({ mine }) => mine),
        items: changes.map(({ mine: _, ...change }) => change),
      }
    }),
  }
}

/** Takes a plan back before its moment, or one that could not be done from the list. */
export const withdrawPlannedSettings: UseCase<typeof settings.withdrawPlannedSettings> = async (ctx, { id }) => {
  const person = signedIn(ctx)
  const plan = await lockPlan(ctx.db, id)
  if (plan === null) throw new PortalError('error.niet_gevonden')
  const changes = changesOfPlan(plan)
  const entries = changes.map(({ name }) => findSetting(name))
  if (entries.some((entry) => entry !== undefined && !maySet(person, entry)))
    throw new PortalError('error.niet_toegankelijk')
  if (plan.state === 'done') throw new PortalError('instelling.al_ingegaan')
  if (plan.state === 'withdrawn') return null
  await endPlan(ctx.db, id, { state: 'withdrawn', at: ctx.clock.now(), by: person.userName })
  await useUploads(ctx.db, subjectOfPlan(id), [])
  ctx.audit(id, { names: changes.map(({ name }) => name) })
  ctx.afterCommit(() => ctx.hub.changed('administrators', { subjects: ['settings'] }))
  return null
}
