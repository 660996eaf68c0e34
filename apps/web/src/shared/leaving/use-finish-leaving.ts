import type { CallAnswer } from '@portal/contract/define.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import type { removing } from '@portal/contract/removing.ts'
import type { Locale } from '@portal/domain/constants.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { NotSentError, useFinish } from '../request-wizard/use-finish.ts'
import type { WizardAnswers } from '../request-wizard/use-wizard-answers.ts'
import type { CompletedRequest, WizardAttempt } from '../request-wizard/wizard-draft.ts'
import { attemptFor } from '../request-wizard/wizard-draft.ts'
import type { LeavingReady } from './leaving-ready.ts'

/** What both calls answer: each location that things leave has a request of its own. */
export type LeavingAnswer = CallAnswer<typeof removing.placeRemoval>

export interface CompletedLeaving extends CompletedRequest {
  readonly others: LeavingAnswer['aanvragen']
}

export interface LeavingAttempt<Input> extends WizardAttempt {
  readonly input: Input
}

/** The fields of both calls that say who asks and what leaves. */
export interface LeavingCallFields {
  readonly language: Locale
  readonly gebruiker: string
  readonly materieelLocatie: string
  readonly vanLocatieAddressen: readonly { materieellocatie: string; adressCode: string; versie?: number }[]
}

interface LeavingPlan<Form, Input, Completed extends CompletedLeaving> {
  readonly ready: LeavingReady
  readonly answers: WizardAnswers<Form, LeavingAttempt<Input>, Completed>
  readonly emptyForm: Form
  readonly addresses: Readonly<Record<string, string>>
  readonly inputOf: (fields: LeavingCallFields) => Input
  readonly send: (input: Input, key: string) => Promise<LeavingAnswer>
  readonly completedOf: (completed: CompletedLeaving, input: Input) => Completed
}

/** Completes a removal or a move of the whole list (R-WIZ-19, R-WIZ-20). */
export function useFinishLeaving<Form, Input, Completed extends CompletedLeaving>(
  plan: LeavingPlan<Form, Input, Completed>,
) {
  const gebruiker = useSession().claims?.userName ?? ''
  const language = useLocale()
  const { ready, answers } = plan
  const { location, project, version } = ready

  const nextAttempt = (): LeavingAttempt<Input> => {
    const { attempt } = answers.store.get()
    // What was sent is final until its answer is known; a list that it emptied could not leave anew anyway.
    if (attempt?.uncertain === true && ready.items.length === 0) return attempt
    const input = plan.inputOf({
      language,
      gebruiker,
      materieelLocatie: location.nummer,
      vanLocatieAddressen: ready.fromLocations.map((number) => ({
        materieellocatie: number,
        adressCode: plan.addresses[number] ?? '',
        // The lists of a project have one version together, which is looked at before sending.
        ...(project === null && { versie: version }),
      })),
    })
    return attemptFor<LeavingAttempt<Input>>(answers.store.get(), { input }, crypto.randomUUID())
  }
  const lookAgain = async () => {
    if (project === null) return
    const place = { gebruikerLogin: gebruiker, materieellocatie: location.nummer, projectNummer: project }
    const { versie } = await call(removalList.getProjectRemovalList, place)
    if (versie !== version) throw new NotSentError('wizard.listChanged')
  }
  return useFinish({
    store: answers.store,
    emptyForm: plan.emptyForm,
    nextAttempt,
    lookAgain,
    send: async ({ input, key }) => plan.completedOf(completedOf(await plan.send(input, key)), input),
    onRefused: (error) => {
      if (error instanceof NotSentError || error instanceof CallError) void ready.reloadList()
    },
    refresh: [removalList.getRemovalList, removalList.getProjectRemovalList],
  })
}

function completedOf({ aanvraagnummer, erpNummer, mail, aanvragen }: LeavingAnswer): CompletedLeaving {
  const others = aanvragen.filter((one) => one.aanvraagnummer !== aanvraagnummer)
  return { number: aanvraagnummer, erpNumber: erpNummer, mail, others }
}
