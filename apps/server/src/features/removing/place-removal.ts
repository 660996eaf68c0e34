import { randomUUID } from 'node:crypto'
import type { RemovalRequest, removing } from '@portal/contract/removing.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { contactsOf } from '../../platform/mail-words.ts'
import { queueConfirmation } from '../../platform/queue-confirmation.ts'
import { placedAnswers } from '../../platform/settle-request.ts'
import { placedAt, takeRequest } from '../requests/requests.ts'
import { checkRemoval } from './check-removal.ts'
import { removalInMail } from './removal-in-mail.ts'
import { askStanding, clearLeftList, type LeavingList, pickupOf, refuseOverStanding } from './removing.ts'
import { requestOfRemoval } from './request-of-removal.ts'

/**
 * Asks for everything on the removal list to go to a depot (R-GEN-06): request, lines, write to the back office, mail and
 * the cleared list in the one transaction of the call (R-WIZ-20). Each location with lines has a request of its own.
 */
export const placeRemoval: AskFirst<typeof removing.placeRemoval> = {
  async ask(asking, input) {
    const told = await askStanding(asking, (await checkRemoval(asking, input)).lists)
    return async (ctx) => {
      const { lists, form } = await checkRemoval(ctx, input)
      await refuseOverStanding(ctx, lists, told)
      const placed = []
      for (const list of lists) placed.push(await placeOne(ctx, { input, form, list }))
      return placedAnswers(placed)
    }
  },
}

async function placeOne(ctx: Ctx, asked: { input: RemovalRequest; form: RemovalForm; list: LeavingList }) {
  const { input, form, list } = asked
  const id = randomUUID()
  const origin = { id, userName: signedIn(ctx).userName, language: input.language }
  const request = requestOfRemoval({ form, list, pickup: await pickupOf(ctx, list, form.addressSelected) }, origin)
  const number = await takeRequest(ctx, request)
  const mail = await queueConfirmation(ctx, {
    ...{ number, place: list.place, input },
    intro: 'mail.removal.intro',
    department: ctx.settings.string('Email_Afvoer'),
    people: contactsOf(request),
    body: (t) => removalInMail(request, t),
  })
  await clearLeftList(ctx, list)
  ctx.audit(number, { list: list.id, lines: list.lines.length })
  return placedAt({ id, number, mail, locationNo: list.place.nummer })
}
