import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { removing } from '@portal/contract/removing.ts'
import { CallError } from '../../lib/call-error.ts'
import { useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import type { LeavingReady } from './leaving-ready.ts'
import { NotSentError, useFinish } from './use-finish.ts'
import type { WizardAnswers } from './use-wizard-answers.ts'
import type { CompletedRequest, WizardAttempt } from './wizard-draft.ts'
import { attemptFor } from './wizard-draft.ts'

/** What both calls answer: each location that things leave has a request of its own. */
export type LeavingAnswer = CallAnswer<typeof removing.placeRemoval>

export interface CompletedLeaving extends CompletedRequest {
  readonly others: LeavingAnswer['aanvragen']
}

export interface LeavingAttempt<Input> extends WizardAttempt {
  readonly input: Input
}

/** The fields of both calls that say who asks and which list leaves. */
export type LeavingCallFields = Pick<
  CallInput<typeof removing.placeRemoval>,
  'language' | 'gebruiker' | 'materieelLocatie' | 'projectNummer' | 'versie'
>

interface LeavingPlan<Form, Input, Completed extends CompletedLeaving> {
  readonly ready: LeavingReady
  readonly answers: WizardAnswers<Form, LeavingAttempt<Input>, Completed>
  readonly emptyForm: Form
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
    // What was sent is final until its answer is known; a list that it emptied could not leave again anyway.
    if (attempt?.uncertain === true && ready.items.length === 0) return attempt
    const input = plan.inputOf({
      language,
      gebruiker,
      materieelLocatie: location.nummer,
      versie: version,
      ...(project !== null && { projectNummer: project }),
    })
    return attemptFor<LeavingAttempt<Input>>(answers.store.get(), { input }, crypto.randomUUID())
  }
  return useFinish({
    store: answers.store,
    emptyForm: plan.emptyForm,
    nextAttempt,
    send: async ({ input, key }) => {
      const answer = await plan.send(input, key).catch(refuseOldList)
      return plan.completedOf(completedOf(answer), input)
    },
    onRefused: (error) => {
      if (error instanceof NotSentError || error instanceof CallError) void ready.reloadList()
    },
  })
}

/** Another window changed the list: the person looks at it again and decides. */
function refuseOldList(error: unknown): never {
  const isOld = error instanceof CallError && error.code === 'error.tussentijds_gewijzigd'
  throw isOld ? new NotSentError('wizard.listChanged') : error
}

function completedOf({ aanvraagnummer, erpNummer, mail, aanvragen }: LeavingAnswer): CompletedLeaving {
  const others = aanvragen.filter((one) => one.aanvraagnummer !== aanvraagnummer)
  const failed = others.find((one) => one.mail === 'mislukt')
  return { number: aanvraagnummer, erpNumber: erpNummer, mail: failed?.mail ?? mail, others }
}
