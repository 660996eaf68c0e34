import { nextReminder, type Reminder } from '@portal/domain/approvals/next-reminder.ts'
import { amsterdamTime } from '../../../platform/clock.ts'
import type { TenantParts } from '../../../platform/context.ts'
import { transactWith } from '../../../platform/db/transact.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { createMailQueue } from '../../../platform/mail/mail.ts'
import { tellSubmission } from './deciding.ts'
import { lockSubmissionRows } from './decisions.store.ts'
import { type Candidate, listCandidates, listReachable, saveHandOver } from './hand-over.store.ts'
import { findWaiting, listWaiting, markEscalated, markReminded, type WaitingRow } from './reminders.store.ts'
import { findSubmission } from './submissions.store.ts'
import { queueWaitingMails } from './waiting.mail.ts'

const everySeconds = 300

/** Reminds approvers of lists that wait, then asks the next one, then mails administrators; each once. */
export const remindApproversJob: Job = {
  name: 'GoedkeurdersHerinneren',
  rhythm: { everySeconds },
  async run(parts, signal) {
    const rows = await listWaiting(parts.db)
    const known = await readKnown(parts, rows)
    const due = rows.filter((row) => reminderFor(parts, row, known) !== null)
    let changed = 0
    for (const { no } of due) {
      signal.throwIfAborted()
      if (await remindOnce(parts, no, known)) changed += 1
    }
    return { read: rows.length, changed }
  },
}

/** What is known of the approvers of what waits. */
interface Known {
  readonly reachable: ReadonlySet<string>
  readonly candidates: readonly Candidate[]
}

async function readKnown({ db, clock }: TenantParts, rows: readonly WaitingRow[]): Promise<Known> {
  if (rows.length === 0) return { reachable: new Set(), candidates: [] }
  const approvers = new Set(rows.flatMap((row) => row.approvers))
  const places = new Set(rows.map(({ locationNo }) => locationNo))
  return {
    reachable: await listReachable(db, [...approvers], clock.today()),
    candidates: await listCandidates(db, [...places]),
  }
}

function reminderFor(
  { clock, settings }: TenantParts,
  row: WaitingRow,
  { reachable, candidates }: Known,
): Reminder | null {
  const { locationNo, asker, approvers } = row
  const asDate = (moment: string | null) => (moment === null ? null : new Date(moment))
  const others = candidates.filter((one) => one.locationNo === locationNo && one.erpUserName !== asker)
  const list = {
    askedAt: new Date(row.askedAt),
    remindedAt: asDate(row.remindedAt),
    escalatedAt: asDate(row.escalatedAt),
    approvers,
    reachable: approvers.filter((approver) => reachable.has(approver) && approver !== asker),
    others: others.map(({ erpUserName }) => erpUserName).filter((name) => !approvers.includes(name)),
  }
  const now = clock.now()
  const patience = {
    hours: settings.int('Goedkeuren_WachtUren'),
    from: settings.int('Goedkeuren_WerkurenVan'),
    until: settings.int('Goedkeuren_WerkurenTot'),
    asksNext: settings.bool('Goedkeuren_VolgendeVragen'),
  }
  return nextReminder(list, { now, today: clock.today(), time: amsterdamTime(now) }, patience)
}

/** In a transaction that nobody decides in meanwhile: what another process did is found, and not done again. */
async function remindOnce(parts: TenantParts, no: string, known: Known): Promise<boolean> {
  return transactWith(parts, async (own) => {
    const { db } = own
    await lockSubmissionRows(db, no)
    const row = await findWaiting(db, no)
    const submission = await findSubmission(db, no)
    const reminder = row === null ? null : reminderFor(parts, row, known)
    if (submission === null || reminder === null) return false
    const at = parts.clock.now()
    const { clock, tenant } = parts
    const sending = { db, clock, tenant, mail: createMailQueue(db, clock) }
    if (reminder.kind === 'remind') {
      await markReminded(db, no, at)
      await queueWaitingMails(sending, submission, { kind: 'list.reminder' })
    } else if (reminder.kind === 'escalate') {
      await markEscalated(db, no, at)
      await queueWaitingMails(sending, submission, { kind: 'list.unanswered' })
      await tellSubmission(own, submission)
    } else {
      await saveHandOver(db, no, { by: null, reason: '', approvers: reminder.approvers, at })
      await queueWaitingMails(sending, { ...submission, approvers: [reminder.to] }, { kind: 'list.passedOn' })
      await tellSubmission(own, submission)
      await tellSubmission(own, { ...submission, approvers: [reminder.to] }, true)
    }
    return true
  })
}
