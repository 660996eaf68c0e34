import type { Submission } from '@portal/contract/approvals.ts'
import { type ErrorParams, PortalError } from '@portal/contract/errors.ts'
import {
  type Decider,
  decidesFor,
  mayDecide,
  mayOnSubmission,
  refuseDecision,
} from '@portal/domain/approvals/may-decide.ts'
import type { OrderDraft } from '@portal/domain/ordering/order-form.ts'
import { type Ctx, signedIn } from '../../../platform/context.ts'
import type { SessionUser, UserLocation } from '../../../platform/session-user.ts'
import { findRecordLocation } from '../../locations/locations.store.ts'
import type { OrderedLine } from '../../order-list/order-list.store.ts'
import { judgeOrder, type OrderFault } from '../kinds/order.ts'
import { lockSubmissionRows } from './decisions.store.ts'
import { listStandIns, listStoodInFor } from './deputies.store.ts'
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

/** A submission the user may see. @throws PortalError `error.niet_gevonden` for one of others and for none alike */
export async function seenSubmission(ctx: Ctx, who: Decider, no: string): Promise<StoredSubmission> {
  const submission = await findSubmission(ctx.db, no)
  if (submission === null || !mayOnSubmission(who, 'approval.view', submission))
    throw new PortalError('error.niet_gevonden')
  return submission
}

/** A submission in the hands of who decides. */
export interface HeldSubmission extends StoredSubmission {
  /** The approver in whose place that is; null for an approver. */
  readonly onBehalfOf: { readonly erpUserName: string; readonly name: string } | null
}

/** A submission that nobody else decides on, withdraws or submits anew until the call ends. */
export async function lockSubmission(ctx: Ctx, no: string): Promise<HeldSubmission> {
  const who = await readDecider(ctx)
  await seenSubmission(ctx, who, no)
  await lockSubmissionRows(ctx.db, no)
  // Read after the lock: what another transaction wrote while this one waited must count.
  const submission = await seenSubmission(ctx, who, no)
  if (!mayOnSubmission(who, 'approval.decide', submission)) throw new PortalError('error.niet_toegankelijk')
  const erpUserName = decidesFor(who, submission)
  const name = erpUserName === null ? undefined : who.principals.get(erpUserName)
  const onBehalfOf = erpUserName === null ? null : { erpUserName, name: name ?? erpUserName }
  return { ...submission, onBehalfOf }
}

/** As `lockSubmission`, one that waits. @throws PortalError 409 with who decided, when and what (OP-29) */
export async function lockWaiting(ctx: Ctx, no: string): Promise<HeldSubmission> {
  const submission = await lockSubmission(ctx, no)
  const refusal = refuseDecision(submission.status)
  if (refusal !== null) throw new PortalError(refusal, decisionOf(submission))
  return submission
}

function decisionOf({ status, besluitDoor, besluitOp }: StoredSubmission): ErrorParams {
  return { besluit: status, naam: besluitDoor ?? '', moment: besluitOp ?? '' }
}

/** As everybody who may see it gets it. */
export function submissionOf(submission: StoredSubmission, who: PresentDecider): Submission {
  if (submission.status !== 'Requested') return { ...submission, magBesluiten: false, namens: null }
  const principal = decidesFor(who, submission)
  const namens = principal === null ? null : (who.principals.get(principal) ?? principal)
  return { ...submission, magBesluiten: mayDecide(who, submission), namens }
}

export interface JudgedSubmission {
  /** Null for a location that the back office dropped. */
  readonly place: UserLocation | null
  readonly draft: OrderDraft | null
  readonly faults: readonly OrderFault[]
  /** It was not urgent when it was submitted and is by now. */
  readonly becameUrgent: boolean
}

/** Judges a submission anew by the rules of placing an order, as of today and with the quantities as decided. */
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
  return { place, draft, faults, becameUrgent: draft.urgent && !submission.form.urgent }
}

export function orderedLine(line: AskedSubmissionLine): OrderedLine {
  const { regelNummer, hoortBij, opmerking } = line
  const parentId = hoortBij === null ? null : String(hoortBij)
  return { ...line, id: String(regelNummer), parentId, comment: opmerking }
}

/** Tells who asked and all who decide on it, deputies of today too, in every window, after the commit. */
export async function tellSubmission(
  ctx: Ctx,
  submission: { readonly userName: string; readonly listId: string | null; readonly approvers: readonly string[] },
  nieuw = false,
): Promise<void> {
  const { userName, listId, approvers } = submission
  const standIns = await listStandIns(ctx.db, approvers, ctx.clock.today())
  const deciders = await listAccountsOf(ctx.db, [...approvers, ...standIns.map(({ erpUserName }) => erpUserName)])
  ctx.afterCommit(() => {
    if (listId !== null) ctx.hub.toUser(userName, 'orderListUpdated', { bestellijstId: listId })
    for (const decider of deciders) ctx.hub.toUser(decider, 'approvalsUpdated', { nieuw })
    ctx.hub.toAdministrators('approvalsUpdated', { nieuw: false })
  })
}
