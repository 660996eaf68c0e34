import { PortalError } from '@portal/contract/errors.ts'
import type { OrderRequest, ordering } from '@portal/contract/ordering.ts'
import { maxApprovers } from '@portal/domain/constants.ts'
import type { OrderDraft } from '@portal/domain/ordering/order-form.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { type Ctx, placeOf, signedIn, type TenantParts } from '../../../platform/context.ts'
import { settleMails } from '../../../platform/mail/settle-mails.ts'
import { type Approver, listApprovers } from '../../locations/locations.store.ts'
import { touchList } from '../../order-list/order-list.store.ts'
import { openOrder, refuseMode, requestOfOrder } from '../kinds/order.ts'
import { queueApprovalMails } from './approval-request.mail.ts'
import { tellSubmission } from './deciding.ts'
import type { SavedForm } from './saved-form.ts'
import { insertSavedRequest } from './saved-requests.store.ts'

/**
 * Submits an order list for approval: the list stays and is blocked until one of at most three approvers decides
 * (R-WIZ-18, R-APPR-01 to R-APPR-03, R-ROLE-32). A rejected list can be submitted again (R-APPR-07).
 */
export const saveForApproval: UseCase<typeof ordering.saveForApproval> = async (ctx, input) => {
  refuseMode(ctx, 'submit')
  const [place, requester] = [placeOf(ctx), signedIn(ctx)]
  const checked = await openOrder(ctx, input)
  const { list } = checked
  const approvers = await findApprovers(ctx)
  const { userName } = requester
  // The request gets an id of its own only when it is approved.
  const origin = { id: list.id, userName, place, language: input.language }
  const request = requestOfOrder(checked, origin, ctx.settings)
  const at = ctx.clock.now()
  const names = approvers.map((approver) => approver.erpUserName)
  const saved = {
    listId: list.id,
    listName: list.naam,
    userName,
    locationNo: place.nummer,
    approvers: names,
    form: savedFormOf(checked.draft, input),
    lines: request.lines,
  }
  const number = await insertSavedRequest(ctx.db, saved, at)
  await touchList(ctx.db, list.id, at)
  const mail = await queueApprovalMails(ctx, { request, number, requester, place, approvers })
  ctx.audit(number, { list: list.id, approvers: names })
  await tellSubmission(ctx, { userName, listId: list.id, approvers: names }, true)
  const value = { savedAanvraagNummer: number, goedkeurders: approvers.map((approver) => approver.name), mail }
  if (mail !== 'verzonden') return value
  const settle = async (parts: TenantParts) => ({
    ...value,
    mail: (await settleMails(parts, [number])).get(number) ?? mail,
  })
  return { settles: true, value, settle }
}

/** At most three, each once, and never the person who asks (R-APPR-02, OP-30). */
async function findApprovers(ctx: Ctx): Promise<Approver[]> {
  const own = signedIn(ctx).erpUserName
  const names = [...new Set(placeOf(ctx).approvers)].filter((name) => name !== own).slice(0, maxApprovers)
  const approvers = await listApprovers(ctx.db, names)
  if (approvers.length === 0) throw new PortalError('bestellen.geen_goedkeurder')
  return approvers
}

function savedFormOf(draft: OrderDraft, { language, emailOnderwerp, emailTekst }: OrderRequest): SavedForm {
  return { ...draft, language, emailOnderwerp, emailTekst }
}
