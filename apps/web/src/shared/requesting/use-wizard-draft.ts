import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { sessionStore, useSession } from '../../lib/session.ts'
import type { Store } from '../../lib/store.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { readPrepared } from './prepared-requests.ts'
import type { CompletedRequest, WizardAttempt, WizardDraft } from './wizard-draft.ts'
import { applyWizardEvent, restoreDraft } from './wizard-draft.ts'
import type { WizardFlow } from './wizard-flow.ts'

const stores = new Map<string, unknown>()

// Nothing of a person stays in memory after the session; the browser keeps the draft for the next one.
sessionStore.subscribe(() => {
  if (!sessionStore.get().authenticated) stores.clear()
})

/** One store for every person, wizard and location: the three steps share it, and it is kept at every change. */
function draftStore<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  flow: WizardFlow<Form>,
  userName: string,
  locationNo: string,
): Store<WizardDraft<Form, Attempt, Completed>> {
  type Draft = WizardDraft<Form, Attempt, Completed>
  const wizard = `${flow.name}.${locationNo}`
  const name = `${userName}/${wizard}`
  const known = stores.get(name)
  // A name holds the wizard, and each wizard has one kind of draft.
  if (known !== undefined) return known as Store<Draft>
  const store = createStore<Draft>(restoreDraft(readDraft<Partial<Draft>>(userName, wizard), flow.emptyForm))
  let { prepared } = store.get()
  store.subscribe(() => {
    const now = store.get()
    writeDraft(userName, wizard, now)
    // What is prepared is looked for in all drafts, and so not at every key.
    if (now.prepared !== prepared) readPrepared()
    prepared = now.prepared
  })
  stores.set(name, store)
  return store
}

/**
 * Fills answers of a wizard before it is opened; what was filled in already stays where nothing comes in its place.
 * With `entered` the first step has nothing left to ask, and the second opens.
 */
export function prefillWizard<Form>(
  flow: WizardFlow<Form>,
  at: { readonly userName: string; readonly locationNo: string; readonly entered?: boolean },
  change: Partial<Form>,
): void {
  const store = draftStore<Form, WizardAttempt, CompletedRequest>(flow, at.userName, at.locationNo)
  const filled = applyWizardEvent(store.get(), { type: 'changed', change }, flow.emptyForm)
  store.set(at.entered === true ? applyWizardEvent(filled, { type: 'entered' }, flow.emptyForm) : filled)
}

/** The draft of the signed-in person at a location, and its store for what happens after an answer. */
export function useWizardDraft<Form, Attempt extends WizardAttempt, Completed extends CompletedRequest>(
  flow: WizardFlow<Form>,
  locationNo: string,
): readonly [WizardDraft<Form, Attempt, Completed>, Store<WizardDraft<Form, Attempt, Completed>>] {
  const userName = useSession().claims?.userName ?? ''
  const store = draftStore<Form, Attempt, Completed>(flow, userName, locationNo)
  return [useStore(store), store]
}
