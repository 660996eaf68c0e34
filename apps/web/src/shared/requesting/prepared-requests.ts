import type { PreparedRequest } from '@portal/domain/ordering/prepared-request.ts'
import { listDrafts, readDraft } from '../../lib/drafts.ts'
import { keeperNow } from '../../lib/keeper.ts'
import { createStore } from '../../lib/store.ts'
import type { WizardDraft } from './wizard-draft.ts'
import type { WizardFlow } from './wizard-flow.ts'

/** A request that waits for one tap of its person. */
export interface Prepared {
  readonly flow: WizardFlow<unknown>['name']
  readonly locationNo: string
  readonly request: PreparedRequest
}

const wizards: readonly string[] = [
  'bestellen',
  'afvoeren',
  'verplaatsen',
  'transport-aanvraag',
] satisfies readonly Prepared['flow'][]

/** What the person who is logged in prepared in this browser, the first prepared first. */
export const preparedStore = createStore<readonly Prepared[]>([])

function preparedIn(owner: string, name: string): readonly Prepared[] {
  const [flow = '', ...rest] = name.split('.')
  if (!wizards.includes(flow)) return []
  const { prepared } = readDraft<Partial<WizardDraft<unknown>>>(owner, name) ?? {}
  // It is one of the names above.
  return prepared ? [{ flow: flow as Prepared['flow'], locationNo: rest.join('.'), request: prepared }] : []
}

/** Looks what the browser has, after a change here or in another window. */
export function readPrepared(): void {
  const owner = keeperNow()
  const found = owner === null ? [] : listDrafts(owner).flatMap((name) => preparedIn(owner, name))
  preparedStore.set(found.toSorted((a, b) => a.request.at.localeCompare(b.request.at)))
}

/** Which request its person asked to send, and when; the finish step does it once it has read its list again. */
export const sendAskedStore = createStore<{ readonly name: string; readonly at: number } | null>(null)

export const preparedName = ({ flow, locationNo }: Pick<Prepared, 'flow' | 'locationNo'>) => `${flow}.${locationNo}`
