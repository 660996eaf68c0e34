import { type ErrorParams, PortalError } from '@portal/contract/errors.ts'
import type { Submission } from '@portal/contract/submissions.ts'
import { isAdministrator } from '@portal/domain/access/may.ts'
import type { RecordAction } from '@portal/domain/access/vocabulary.ts'
import {
  type Decider,
  decidesFor,
  mayDecide,
  mayOnSubmission,
  refuseDecision,
} from '@portal/domain/approvals/may-decide.ts'
import type { OrderDraft } from '@portal/domain/ordering/order-form.ts'
import { wireNames } from '@portal/domain/requests/wire-fields.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import type { SessionUser, UserLocation } from '../../../platform/session-user.ts'
import { findRecordLocation, listApprovers } from '../../locations/locations.store.ts'
import { seesRecordsOf } from '../../locations/locations.ts'
import type { OrderedLine } from '../../order-list/order-list.store.ts'
import { judgeOrder, type OrderFault } from '../kinds/order.ts'
import { lockSubmissionRows } from './decisions.store.ts'
import { listStandIns, listStoodInFor } from './deputies.store.ts'
import { listFormerApprovers, listReachable } from './hand-over.store.ts'
import { type AskedSubmissionLine, findSubmission, listAccountsOf, type StoredSubmission } from './submissions.store.ts'

/** The user, with the approvers in whose place the user decides today. */
export interface PresentDecider extends SessionUser, Decider {
  /** Names of those approvers as people know them, by their names in the back office. */
  readonly principals: ReadonlyMap<string, string>
}

export async function readDecider(ctx: Ctx): Promise<PresentDecider> {
  const who = signedIn(ctx)
  const stoodInFor = await listStoodInFor(ctx.db, who.erpUserName, ctx.clock.today())
  const principals = new Map(stoodInFor.map(({ erpUserName, name }) => [erpUserName, name]))
  return { ...who, standsInFor: [...principals.keys()], principals }
}

/**
 * A submission the user may see, and do this with.
 * @throws PortalError `error.niet_gevonden` for one of others and for none alike, `error.niet_toegankelijk` for one that
 *   the user may only see, `goedkeuren.overgedragen` for one that the user was asked about before others were
 */
export async function seenSubmission(
  ctx: Ctx,
  who: PresentDecider,
  { no, action }: { readonly no: string; readonly action: RecordAction },
): Promise<StoredSubmission> {
  const submission = await findSubmission(ctx.db, no)
  if (submission === null || !(await seesRecordsOf(ctx, who, submission.materieellocatie)))
    throw new PortalError('error.niet_gevonden')
  if (!mayOnSubmission(who, 'approval.view', submission)) await refuseFormer(ctx, who, submission)
  if (!mayOnSubmission(who, action, submission)) throw new PortalError('error.niet_toegankelijk')
  return submission
}

/** Who was asked before others were follows an old mail, and reads who decides now; to anybody else there is nothing. */
async function refuseFormer(ctx: Ctx, who: PresentDecider, submission: StoredSubmission): Promise<never> {
  const { savedAanvraagNummer: no, approvers } = submission
  const former = await listFormerApprovers(ctx.db, no)
  if (!mayDecide(who, { ...submission, approvers: former })) throw new PortalError('error.niet_gevonden')
  const now = await listApprovers(ctx.db, approvers)
  throw new PortalError('goedkeuren.overgedragen', { names: now.map(({ name }) => name).join(', ') })
}

/** A submission in the hands of who decides. */
export interface LockedSubmission extends StoredSubmission {
  /** The approver in whose place that is; null for an approver. */
  readonly onBehalfOf: { readonly erpUserName: string; readonly name: string } | null
}

/** A submission that nobody else decides on, withdraws or submits again until the call ends. */
export async function lockSubmission(
  ctx: Ctx,
  no: string,
  action: RecordAction = 'approval.decide',
): Promise<LockedSubmission> {
  const who = await readDecider(ctx)
  await seenSubmission(ctx, who, { no, action: 'approval.view' })
  await lockSubmissionRows(ctx.db, no)
  // Read after the lock: what another transaction wrote while this one waited must count.
  const submission = await seenSubmission(ctx, who, { no, action })
  const erpUserName = decidesFor(who, submission)
  const name = erpUserName === null ? undefined : who.principals.get(erpUserName)
  const onBehalfOf = erpUserName === null ? null : { erpUserName, name: name ?? erpUserName }
  return { ...submission, onBehalfOf }
}

/** As `lockSubmission`, one that waits. @throws PortalError 409 with who decided, when and what (OP-29) */
export async function lockWaiting(ctx: Ctx, no: string, action?: RecordAction): Promise<LockedSubmission> {
  const submission = await lockSubmission(ctx, no, action)
  const refusal = refuseDecision(submission.status)
  if (refusal !== null) throw new PortalError(refusal, decisionOf(submission))
  return submission
}

function decisionOf({ status, besluitDoor, besluitNamens, besluitOp }: StoredSubmission): ErrorParams {
  return { besluit: status, naam: besluitDoor ?? '', namens: besluitNamens ?? '', moment: besluitOp ?? '' }
}

/** Which approvers of what waits can be reached today; nobody but administrators asks. */
export async function readReachable(
  ctx: Ctx,
  who: PresentDecider,
  submissions: readonly StoredSubmission[],
): Promise<ReadonlySet<string>> {
  const waiting = submissions.filter(({ status }) => status === 'Requested')
  if (waiting.length === 0 || !isAdministrator(who)) return new Set()
  const names = new Set(waiting.flatMap(({ approvers }) => approvers))
  return listReachable(ctx.db, [...names], ctx.clock.today())
}

/** As everybody who may see it gets it. */
export function submissionOf(
  submission: StoredSubmission,
  who: PresentDecider,
  reachable: ReadonlySet<string>,
): Submission {
  const decided = { magBesluiten: false, namens: null, magOverdragen: false, zonderBeslisser: false }
  if (submission.status !== 'Requested') return { ...submission, ...decided }
  const principal = decidesFor(who, submission)
  const namens = principal === null ? null : (who.principals.get(principal) ?? principal)
  const magOverdragen = mayOnSubmission(who, 'approval.handOver', submission)
  const zonderBeslisser = magOverdragen && !submission.approvers.some((approver) => reachable.has(approver))
  return { ...submission, magBesluiten: mayDecide(who, submission), namens, magOverdragen, zonderBeslisser }
}

export interface JudgedSubmission {
  /** Null for a location that the back office dropped. */
  readonly place: UserLocation | null
  readonly draft: OrderDraft | null
  readonly faults: readonly OrderFault[]
  /** It was not urgent when it was submitted and is by now. */
  readonly becameUrgent: boolean
}

const dayField = wireNames('order').deliveryDate

/** Judges a submission again by the rules of placing an order, as of today and with the quantities as decided. */
export async function judgeSubmission(
  ctx: Ctx,
  submission: StoredSubmission,
  lines: readonly AskedSubmissionLine[],
): Promise<JudgedSubmission> {
  const place = await findRecordLocation(ctx.db, submission.materieellocatie)
  if (place === null) {
    const gone = { code: 'locatie.niet_bestelbaar', params: {}, field: null, lineId: null } as const
    return { place, draft: null, faults: [gone], becameUrgent: false }
  }
  // The terms were accepted when it was submitted.
  const asked = { place, lines: lines.map(orderedLine), draft: submission.form, termsAccepted: true }
  const { draft, faults } = await judgeOrder(ctx, asked)
  // A day that is not possible has to be another one first, which may not be urgent.
  const isDayPossible = !faults.some(({ field }) => field === dayField)
  return { place, draft, faults, becameUrgent: draft.urgent && !submission.form.urgent && isDayPossible }
}

export function orderedLine(line: AskedSubmissionLine): OrderedLine {
  const { regelNummer, hoortBij, opmerking } = line
  const parentId = hoortBij === null ? null : String(hoortBij)
  return { ...line, id: String(regelNummer), parentId, comment: opmerking }
}

/** How pages are told that a list came to decide on; the page of decisions has the rest. */
const waiting = { soort: 'goedkeuren', id: '', naam: '', stand: 'nieuw' }

/** What telling open pages needs: that of a call, or of a job in its transaction. */
type Telling = Pick<Ctx, 'db' | 'clock' | 'hub' | 'afterCommit'>

/** Sends the event to the requester and all who decide on it, deputies of today too, in every window, after the commit. */
export async function tellSubmission(
  ctx: Telling,
  submission: { readonly userName: string; readonly listId: string | null; readonly approvers: readonly string[] },
  nieuw = false,
): Promise<void> {
  const { userName, listId, approvers } = submission
  const standIns = await listStandIns(ctx.db, approvers, ctx.clock.today())
  const deciders = await listAccountsOf(ctx.db, [...approvers, ...standIns.map(({ erpUserName }) => erpUserName)])
  ctx.afterCommit(() => {
    const ids = listId === null ? [] : [listId]
    ctx.hub.changed({ user: userName }, { subjects: ['orderLists', 'approvals'], ids })
    for (const user of deciders) ctx.hub.changed({ user }, { subjects: ['approvals'] })
    ctx.hub.changed('administrators', { subjects: ['approvals'] })
    if (nieuw) for (const decider of deciders) ctx.hub.toUser(decider, 'outcomeKnown', waiting)
  })
}
