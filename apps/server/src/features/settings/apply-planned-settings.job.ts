import { randomUUID } from 'node:crypto'
import { PortalError } from '@portal/contract/errors.ts'
import { insertAudit } from '../../platform/command/audit.store.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { createMailQueue } from '../../platform/mail/mail.ts'
import { useUploads } from '../../platform/uploads/uploads.ts'
import { findAccountNow } from '../auth/auth.ts'
import { changeSettings } from './change-settings.ts'
import { changesOfPlan, subjectOfPlan } from './plan-settings.ts'
import { endPlan, listDuePlans, lockPlan, type StoredPlan } from './planned-settings.store.ts'
import { queuePlanFailedMail } from './planned-settings-mail.ts'

/** Half a minute after its moment a change holds, at most. */
const everySeconds = 30

/** Makes changes of settings hold whose moment has come; one that somebody overtook is reported, and overwrites nothing. */
export const applyPlannedSettingsJob: Job = {
  name: 'InstellingenIngaan',
  rhythm: { everySeconds },
  async run(parts, signal) {
    const due = await listDuePlans(parts.db, parts.clock.now())
    let changed = 0
    for (const id of due) {
      signal.throwIfAborted()
      const refusal = await applyPlan(parts, id)
      if (refusal === null) changed += 1
      else await refusePlanned(parts, id, refusal)
    }
    if (due.length > 0) await parts.reloadSettings()
    return { read: due.length, changed }
  },
}

/** The plan, when it still waits; another process or its withdrawal may have been first. */
async function lockWaiting(tx: Db, id: string): Promise<StoredPlan | null> {
  const plan = await lockPlan(tx, id)
  return plan?.state === 'waiting' ? plan : null
}

/** Stores what was planned, in the name and with the rights of who planned it; gives why it cannot be. */
async function applyPlan(parts: TenantParts, id: string): Promise<PortalError | null> {
  try {
    await transact(parts.db, async (tx) => {
      const plan = await lockWaiting(tx, id)
      if (plan === null) return
      const at = parts.clock.now()
      const person = await findAccountNow(tx, plan.plannedBy)
      if (person === null || person.isBlocked) throw new PortalError('error.niet_toegankelijk')
      const order = { person, by: plan.plannedBy, at, reason: plan.reason }
      const names = await changeSettings({ tx, preset: parts.tenant.preset }, changesOfPlan(plan), order)
      await endPlan(tx, id, { state: 'done', at, by: plan.plannedBy })
      await useUploads(tx, subjectOfPlan(id), [])
      const details = { names, planned: id }
      const audit = { call: 'settings.applyPlan', subject: 'settings', requestId: randomUUID() }
      await insertAudit(tx, { ...audit, at, userName: plan.plannedBy, details })
    })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error
    throw error
  }
}

/** Keeps why a plan could not be done, where administrators see it, and mails who planned it. */
async function refusePlanned(parts: TenantParts, id: string, { code, params }: PortalError): Promise<void> {
  await transact(parts.db, async (tx) => {
    const plan = await lockWaiting(tx, id)
    if (plan === null) return
    const at = parts.clock.now()
    await endPlan(tx, id, { state: 'failed', at, by: null, fault: { code, params } })
    const planner = await findAccountNow(tx, plan.plannedBy)
    const mail = createMailQueue(tx, parts.clock)
    if (planner !== null && !planner.isBlocked) await queuePlanFailedMail({ ...parts, mail }, planner, plan)
  })
  parts.hub.changed('administrators', { subjects: ['settings'] })
}
