import { randomUUID } from 'node:crypto'
import type { MoveRequest, moving } from '@portal/contract/moving.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { contactsOf, placeName } from '../../platform/mail-words.ts'
import { queueConfirmation } from '../../platform/queue-confirmation.ts'
import { placedAnswers } from '../../platform/settle-request.ts'
import { askStanding, clearLeftList, type LeavingList, pickupOf, refuseOverStanding } from '../removing/removing.ts'
import { placedAt, takeRequest } from '../requests/requests.ts'
import { type CheckedMove, checkMove } from './check-move.ts'
import { moveInMail } from './move-in-mail.ts'
import { requestOfMove } from './request-of-move.ts'

/**
 * Asks for everything on the removal list to go to another location (R-GEN-07): request, lines, write to the back office,
 * mail and the cleared list in the one transaction of the call (R-WIZ-19). Each location with lines has its own request.
 */
export const placeMove: AskFirst<typeof moving.placeMove> = {
  async ask(asking, input) {
    const told = await askStanding(asking, (await checkMove(asking, input)).lists)
    return async (ctx) => {
      const checked = await checkMove(ctx, input)
      await refuseOverStanding(ctx, checked.lists, told)
      const placed = []
      for (const list of checked.lists) placed.push(await placeOne(ctx, { input, checked, list }))
      return placedAnswers(placed)
    }
  },
}

async function placeOne(ctx: Ctx, asked: { input: MoveRequest; checked: CheckedMove; list: LeavingList }) {
  const { input, checked, list } = asked
  const { form, target } = checked
  const id = randomUUID()
  const origin = { id, userName: signedIn(ctx).userName, language: input.language }
  const request = requestOfMove({ form, list, pickup: await pickupOf(ctx, list, form.addressSelected) }, origin)
  const number = await takeRequest(ctx, request)
  const mail = await queueConfirmation(ctx, {
    ...{ number, place: list.place, input },
    intro: 'mail.move.intro',
    department: ctx.settings.string('Email_Verplaatsing'),
    people: contactsOf(request),
    body: (t) => moveInMail(request, placeName(target), t),
  })
  await clearLeftList(ctx, list)
  ctx.audit(number, { list: list.id, lines: list.lines.length, to: target.nummer })
  return placedAt({ id, number, mail, locationNo: list.place.nummer })
}
