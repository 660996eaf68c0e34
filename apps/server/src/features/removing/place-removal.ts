import { randomUUID } from 'node:crypto'
import type { RemovalRequest, removing } from '@portal/contract/removing.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { mailLookOf } from '../../platform/mail-look.ts'
import { personName, placeName, translator } from '../../platform/mail-words.ts'
import { queueToRequester } from '../../platform/queue-to-requester.ts'
import { placedAnswer } from '../../platform/settle-request.ts'
import { placedOf, takeRequest } from '../requests/requests.store.ts'
import { checkRemoval } from './check-removal.ts'
import { removalConfirmation } from './removal-confirmation.mail.ts'
import { clearLeftList, type LeavingList, pickupOf } from './removing.store.ts'
import { requestOfRemoval } from './request-of-removal.ts'

/**
 * Asks for everything on the removal list to go to a depot (R-GEN-06): request, lines, write to the back office, mail and
 * the cleared list in the one transaction of the call (R-WIZ-20). Each location with lines has a request of its own.
 */
export const placeRemoval: UseCase<typeof removing.placeRemoval> = async (ctx, input) => {
  const { lists, form } = await checkRemoval(ctx, input)
  const placed = []
  for (const list of lists) placed.push(await placeOne(ctx, { input, form, list }))
  return placedAnswer(ctx, placedOf(placed))
}

async function placeOne(ctx: Ctx, asked: { input: RemovalRequest; form: RemovalForm; list: LeavingList }) {
  const { input, form, list } = asked
  const user = signedIn(ctx)
  const id = randomUUID()
  const origin = { id, userName: user.userName, language: input.language }
  const request = requestOfRemoval({ form, list, pickup: await pickupOf(ctx, list, form.addressSelected) }, origin)
  const number = await takeRequest(ctx, request)
  const told = {
    request,
    number,
    location: placeName(list.place),
    requester: personName(user),
    subject: input.emailOnderwerp,
    text: input.emailTekst,
  }
  const confirmation = removalConfirmation(told, mailLookOf(ctx.tenant), await translator(input.language))
  const mail = await queueToRequester(ctx, confirmation, ctx.settings.string('Email_Afvoer'))
  await clearLeftList(ctx, list)
  ctx.audit(number, { list: list.id, lines: list.lines.length })
  ctx.afterCommit(() => ctx.hub.toLocation(list.place.nummer, 'requestUpdated', { aanvraagnummer: number }))
  return { id, number, mail, locationNo: list.place.nummer }
}
