import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { buildUser } from './builders.ts'
import { type OrderInput, type OrderingSite, type Person, startOrderingSite } from './ordering-site.ts'
import type { PostOptions, TestPortal } from './test-portal.ts'

const { approvals, ordering } = contract

export interface SubmittedList {
  readonly person: Person
  readonly input: OrderInput
  readonly number: string
}

/** An ordering site with people who may decide, and the calls of those who do. */
export interface ApprovalSite extends OrderingSite {
  submit(approvers?: string[], asked?: Partial<OrderInput>): Promise<SubmittedList>
  list(as: string, soort?: 'open' | 'besloten'): Promise<readonly { savedAanvraagNummer: string }[]>
  card(as: string, number: string): ReturnType<typeof postCard>
  approve(as: string, number: string, more?: Decision): ReturnType<typeof postApproval>
  reject(as: string, number: string, redenAfkeuring?: string): ReturnType<typeof postRejection>
  undo(as: string, number: string): ReturnType<typeof postUndo>
  /** Somebody is away, and lets a colleague decide. */
  standIn(as: string, vervanger: string, days: readonly [van: string, tot: string]): ReturnType<typeof postDeputy>
  /** Lets the time pass within which a decision can be undone. */
  letSend(): void
}

interface Decision extends Partial<CallInput<typeof approvals.approveSavedRequest>> {
  readonly portal?: TestPortal
  readonly headers?: Readonly<Record<string, string>>
}

const postCard = (portal: TestPortal, savedAanvraagNummer: string, options: PostOptions) =>
  portal.post(approvals.getSubmission, { savedAanvraagNummer, language: 'nl-NL' }, options)
const postApproval = (
  portal: TestPortal,
  input: CallInput<typeof approvals.approveSavedRequest>,
  options: PostOptions,
) => portal.post(approvals.approveSavedRequest, input, options)
const postRejection = (
  portal: TestPortal,
  input: CallInput<typeof approvals.rejectSavedRequest>,
  options: PostOptions,
) => portal.post(approvals.rejectSavedRequest, input, options)
const postUndo = (portal: TestPortal, savedAanvraagNummer: string, options: PostOptions) =>
  portal.post(approvals.undoDecision, { savedAanvraagNummer }, options)

const postDeputy = (portal: TestPortal, input: CallInput<typeof approvals.setDeputy>, options: PostOptions) =>
  portal.post(approvals.setDeputy, input, options)

export async function startApprovalSite(...options: Parameters<typeof startOrderingSite>): Promise<ApprovalSite> {
  const site = await startOrderingSite(...options)
  for (const userName of ['gerda', 'hans', 'ineke', 'joop'])
    await buildUser(site.portal, { userName, firstName: userName, lastName: 'Smit' })
  await buildUser(site.portal, { userName: 'beheerder', isAdministrator: true })
  /** A session of now: the clock may have gone past the end of an earlier one. */
  const of = async (as: string) => ({ token: await site.portal.tokenOf(as) })
  return {
    ...site,
    async submit(approvers = ['gerda', 'hans'], asked = {}) {
      const { person, input: filled } = await site.orderer({ role: 'foreman', approvers })
      const input = { ...filled, ...asked }
      const { answer } = await site.portal.post(ordering.saveForApproval, input, { as: person.userName })
      return { person, input, number: answer.savedAanvraagNummer }
    },
    async list(as, soort = 'open') {
      const input = { gebruikersnaam: as, language: 'nl-NL', soort } as const
      return (await site.portal.post(approvals.getSavedRequests, input, { as })).answer.items
    },
    card: async (as, number) => postCard(site.portal, number, await of(as)),
    async approve(as, savedAanvraagNummer, { portal = site.portal, headers = {}, ...more } = {}) {
      return postApproval(portal, { savedAanvraagNummer, ...more }, { ...(await of(as)), headers })
    },
    async reject(as, savedAanvraagNummer, redenAfkeuring) {
      const reason = redenAfkeuring === undefined ? {} : { redenAfkeuring }
      return postRejection(site.portal, { savedAanvraagNummer, ...reason }, await of(as))
    },
    undo: async (as, number) => postUndo(site.portal, number, await of(as)),
    standIn: async (as, vervanger, [van, tot]) =>
      postDeputy(site.portal, { gebruikersnaam: as, vervanger, van, tot }, await of(as)),
    letSend: () => site.clock.advance(11_000),
  }
}
