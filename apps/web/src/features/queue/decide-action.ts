import { emptyGuid } from '@portal/domain/constants.ts'
import { canonicalText } from '@portal/domain/hand-overs/sealed-record.ts'
import { handOverOf, type QueuedAction, type UserAction } from '@portal/domain/queue/queued-action.ts'
import { dropQueued, retryQueued } from '../../lib/queue/change-queued.ts'
import { keepInQueue } from '../../lib/queue/keep-in-queue.ts'
import { senderNow } from '../../lib/queue/owner.ts'
import { queuedStore } from '../../lib/queue/queue-storage.ts'
import { sendNow } from '../../lib/queue/send-queue.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { knownKey, type Text } from '../../lib/text.ts'

export interface Choice {
  readonly label: string
  readonly run: () => Promise<void>
}

/** What is done in place of an action that met what others did. */
async function replaceQueued(queued: QueuedAction, action: UserAction): Promise<void> {
  const sender = senderNow()
  if (sender === null) return
  const { key: replaces, location } = queued
  await keepInQueue(sender, { key: crypto.randomUUID(), action, location, begun: null, replaces })
}

const sent = (change: Promise<void>) => change.then(() => void sendNow())

function mineOf(action: Extract<UserAction, { kind: 'change' }>): string {
  return Object.values(action.fields)
    .map(({ wordt }) => wordt)
    .join(', ')
}

/** The same change, on top of what the fields hold by now. */
function onTopOf(queued: QueuedAction, action: Extract<UserAction, { kind: 'change' }>): UserAction {
  const { now } = queued.outcome ?? {}
  const fields = Object.entries(action.fields).map(([field, one]) => [field, { ...one, was: now?.[field] ?? one.was }])
  return { ...action, fields: Object.fromEntries(fields) }
}

/** To put it on the list again as it was to be. */
function asAddition({ list, listId, fields, thing }: Extract<UserAction, { kind: 'change' }>): UserAction | null {
  if (thing === null) return null
  const amount = fields.aantal ?? fields.retourAantal
  const remark = fields.opmerking ?? fields.comment
  const wanted = {
    ...thing,
    aantal: amount === undefined ? thing.aantal : Number(amount.wordt),
    opmerking: remark === undefined ? thing.opmerking : String(remark.wordt),
  }
  return { kind: 'add', list, listId: list === 'order' ? listId || emptyGuid : '', things: [wanted] }
}

/** What both signed, for whoever wants to keep it where the portal does not take it. */
function saveSigned({ words, ...signed }: Extract<UserAction, { kind: 'signHandOver' }>): void {
  const content = canonicalText({ ...signed, verklaring: words })
  saveBlob(new Blob([content], { type: 'application/json' }), `${signed.handOver.overdracht}.json`)
}

/** A hand-over that was refused: nothing both signed goes without a word. */
function handOverChoices({ key, action }: QueuedAction, again: Choice, text: Text): readonly Choice[] {
  const of = handOverOf(action)
  const signed = queuedStore
    .get()
    .flatMap((one) => (one.action.kind === 'signHandOver' && handOverOf(one.action) === of ? [one.action] : []))
  const save = signed.map((one) => ({ label: text('queue.handOverSave'), run: async () => saveSigned(one) }))
  const label = text(action.kind === 'keepHandOver' ? 'queue.handOverDrop' : 'queue.drop')
  const isAboutAll = action.kind !== 'handOverPicture'
  return [again, ...(isAboutAll ? save : []), { label, run: () => dropQueued({ key }) }]
}

const changedCode = 'error.tussentijds_gewijzigd'
const goneCode = 'error.niet_gevonden'

/** What the person may choose for an action that was refused or met what others did, the likeliest first. */
export function choicesOf(queued: QueuedAction, text: Text): readonly Choice[] {
  const { action, state, outcome } = queued
  const leave = { label: text(state === 'clash' ? 'queue.leave' : 'queue.drop'), run: () => dropQueued(queued) }
  if (state === 'clash' && action.kind === 'change') {
    if (outcome?.now === null) {
      const again = asAddition(action)
      return again === null
        ? [leave]
        : [{ label: text('queue.putBack'), run: () => sent(replaceQueued(queued, again)) }, leave]
    }
    const isAmount = 'aantal' in action.fields || 'retourAantal' in action.fields || 'setAantal' in action.fields
    const label = isAmount ? text('queue.useMine', { mine: mineOf(action) }) : text('queue.useMyRemark')
    return [{ label, run: () => sent(replaceQueued(queued, onTopOf(queued, action))) }, leave]
  }
  if (action.kind === 'add' && outcome?.code === goneCode && action.listId !== emptyGuid) {
    const first = () => sent(replaceQueued(queued, { ...action, listId: emptyGuid }))
    return [{ label: text('queue.toFirst'), run: first }, leave]
  }
  // It was to go on top of a list that changed since; an addition fits any.
  const isAgain = action.kind === 'add' && outcome?.code === changedCode
  const again = () => sent(isAgain ? replaceQueued(queued, action) : retryQueued(queued))
  const retry = { label: text('actie.opnieuw_proberen'), run: again }
  return handOverOf(action) === null ? [retry, leave] : handOverChoices(queued, retry, text)
}

/** Why the person is asked. */
export function reasonOf({ action, state, outcome }: QueuedAction, text: Text): string {
  if (handOverOf(action) !== null && outcome?.code === goneCode) return text('queue.handOverGone')
  if (state === 'refused') return text(knownKey(outcome?.code ?? '') ?? 'error.server_fout', outcome?.params ?? {})
  if (action.kind !== 'change' || outcome?.now == null) return text('queue.gone')
  return text('queue.clash', { now: Object.values(outcome.now).join(', ') || '–', mine: mineOf(action) || '–' })
}
