import { emptyGuid } from '@portal/domain/constants.ts'
import type { Deed, Work } from '@portal/domain/queue/work.ts'
import { dropWork, keepWork, retryWork } from '../../lib/queue/keep-work.ts'
import { senderNow } from '../../lib/queue/owner.ts'
import { sendWaiting } from '../../lib/queue/send-works.ts'
import { knownKey, type Text } from '../../lib/text.ts'

export interface Choice {
  readonly label: string
  readonly run: () => Promise<void>
}

/** What is done in place of a work that met what others did. */
async function replaceWork(work: Work, deed: Deed): Promise<void> {
  const sender = senderNow()
  if (sender === null) return
  const { key: replaces, location } = work
  await keepWork(sender, { key: crypto.randomUUID(), deed, location, begun: null, replaces })
}

const sent = (change: Promise<void>) => change.then(() => void sendWaiting())

function mineOf(deed: Extract<Deed, { kind: 'change' }>): string {
  return Object.values(deed.fields)
    .map(({ wordt }) => wordt)
    .join(', ')
}

/** The same change, on top of what the fields hold by now. */
function onTopOf(work: Work, deed: Extract<Deed, { kind: 'change' }>): Deed {
  const { now } = work.outcome ?? {}
  const fields = Object.entries(deed.fields).map(([field, one]) => [field, { ...one, was: now?.[field] ?? one.was }])
  return { ...deed, fields: Object.fromEntries(fields) }
}

/** To put it on the list again as it was to be. */
function asAddition({ list, listId, fields, thing }: Extract<Deed, { kind: 'change' }>): Deed | null {
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

const goneCode = 'error.niet_gevonden'

/** What the person may choose for a work that was refused or met what others did, the likeliest first. */
export function choicesOf(work: Work, text: Text): readonly Choice[] {
  const { deed, state, outcome } = work
  const leave = { label: text(state === 'clash' ? 'queue.leave' : 'queue.drop'), run: () => dropWork(work) }
  if (state === 'clash' && deed.kind === 'change') {
    if (outcome?.now === null) {
      const again = asAddition(deed)
      return again === null
        ? [leave]
        : [{ label: text('queue.putBack'), run: () => sent(replaceWork(work, again)) }, leave]
    }
    const isAmount = 'aantal' in deed.fields || 'retourAantal' in deed.fields || 'setAantal' in deed.fields
    const label = isAmount ? text('queue.useMine', { mine: mineOf(deed) }) : text('queue.useMyRemark')
    return [{ label, run: () => sent(replaceWork(work, onTopOf(work, deed))) }, leave]
  }
  if (deed.kind === 'add' && outcome?.code === goneCode && deed.listId !== emptyGuid) {
    const first = () => sent(replaceWork(work, { ...deed, listId: emptyGuid }))
    return [{ label: text('queue.toFirst'), run: first }, leave]
  }
  return [{ label: text('actie.opnieuw_proberen'), run: () => sent(retryWork(work)) }, leave]
}

/** Why the person is asked. */
export function reasonOf({ deed, state, outcome }: Work, text: Text): string {
  if (state === 'refused') return text(knownKey(outcome?.code ?? '') ?? 'error.server_fout', outcome?.params ?? {})
  if (deed.kind !== 'change' || outcome?.now == null) return text('queue.gone')
  return text('queue.clash', { now: Object.values(outcome.now).join(', ') || '–', mine: mineOf(deed) || '–' })
}
