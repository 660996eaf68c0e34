import { randomUUID } from 'node:crypto'
import type { moving } from '@portal/contract/moving.ts'
import type { removing } from '@portal/contract/removing.ts'
import type { AskFirst } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { checkMove, requestOfMove } from './kinds/move.ts'
import { checkRemoval, requestOfRemoval } from './kinds/removal.ts'
import { askStanding, clearLeftList, type LeavingList, refuseOverStanding } from './leaving/leaving-lists.ts'
import type { Confirmation } from './mail/confirmation.ts'
import { placeName } from './mail/request-words.ts'
import { placedAnswers, type TakenRequest } from './placed-answer.ts'
import { takeRequest } from './requests.ts'

/**
 * Asks for everything on the removal list to go to a depot (R-GEN-06): request, lines, write to the back office, mail and
 * the cleared list in the one transaction of the call (R-WIZ-20). Each location with lines has a request of its own.
 */
export const placeRemoval: AskFirst<typeof removing.placeRemoval> = {
  async ask(asking, input) {
    const counted = await askStanding(asking, async () => (await checkRemoval(asking, input)).lists)
    return async (ctx) => {
      const checked = await checkRemoval(ctx, input)
      await refuseOverStanding(ctx, checked.lists, counted)
      const placed: TakenRequest[] = []
      for (const list of checked.lists) {
        const request = await requestOfRemoval(ctx, checked, { ...originOf(ctx, input), list })
        placed.push(await takeList(ctx, list, { request, target: '', ownTexts: input }))
      }
      return placedAnswers(placed)
    }
  },
}

/**
 * Asks for everything on the removal list to go to another location (R-GEN-07), as `placeRemoval` does to a depot
 * (R-WIZ-19).
 */
export const placeMove: AskFirst<typeof moving.placeMove> = {
  async ask(asking, input) {
    const counted = await askStanding(asking, async () => (await checkMove(asking, input)).lists)
    return async (ctx) => {
      const checked = await checkMove(ctx, input)
      await refuseOverStanding(ctx, checked.lists, counted)
      const placed: TakenRequest[] = []
      for (const list of checked.lists) {
        const request = await requestOfMove(ctx, checked, { ...originOf(ctx, input), list })
        const target = placeName(checked.target)
        placed.push(await takeList(ctx, list, { request, target, ownTexts: input }))
      }
      return placedAnswers(placed)
    }
  },
}

function originOf<Language>(ctx: Ctx, { language }: { readonly language: Language }) {
  return { id: randomUUID(), userName: signedIn(ctx).userName, language }
}

type OfList = Pick<Confirmation, 'request' | 'target' | 'ownTexts'>

/** Takes the request that a list became, and empties the list. */
async function takeList(ctx: Ctx, list: LeavingList, asked: OfList): Promise<TakenRequest> {
  const taken = await takeRequest(ctx, { ...asked, requester: signedIn(ctx), place: list.place })
  await clearLeftList(ctx, list)
  const { toLocation } = asked.request.draft
  ctx.audit(taken.number, { list: list.id, lines: list.lines.length, ...(toLocation !== '' && { to: toLocation }) })
  return taken
}
