import { emptyGuid } from '@portal/domain/constants.ts'
import type { QueuedAction, UserAction } from '@portal/domain/queue/queued-action.ts'
import { dropQueued, retryQueued } from '../../lib/queue/change-queued.ts'
import { keepInQueue } from '../../lib/queue/keep-in-queue.ts'
import { senderNow } from '../../lib/queue/owner.ts'
import { sendNow } from '../../lib/queue/send-queue.ts'
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
  return [{ label: text('actie.opnieuw_proberen'), run: again }, leave]
}

/** Why the person is asked. */
export function reasonOf({ action, state, outcome }: QueuedAction, text: Text): string {
  if (state === 'refused') return text(knownKey(outcome?.code ?? '') ?? 'error.server_fout', outcome?.params ?? {})
  if (action.kind !== 'change' || outcome?.now == null) return text('queue.gone')
  return text('queue.clash', { now: Object.values(outcome.now).join(', ') || '–', mine: mineOf(action) || '–' })
}
