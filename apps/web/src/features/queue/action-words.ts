import type { Thing, UserAction } from '@portal/domain/queue/queued-action.ts'
import type { FieldChange } from '@portal/domain/saving/change-on-top.ts'
import type { Text } from '../../lib/text.ts'

const remarks: readonly string[] = ['comment', 'opmerking']

function changeWords(name: string, [field, { was, wordt }]: readonly [string, FieldChange], text: Text): string {
  return remarks.includes(field)
    ? text('queue.remark', { name, remark: wordt })
    : text('queue.amount', { name, was, now: wordt })
}

const nameOf = ({ omschrijving, materieelNummer }: Thing): string => `${omschrijving} ${materieelNummer}`.trim()

/** The label as it was read, which is what was asked of the server; its thing where this browser knows it. */
function scanWords({ code, thing }: Extract<UserAction, { kind: 'scan' }>, text: Text): string {
  return thing === null ? text('queue.label', { code }) : text('queue.labelOf', { code, name: nameOf(thing) })
}

/** What somebody did, in their words. */
export function actionWords(action: UserAction, text: Text): readonly string[] {
  if (action.kind === 'add') {
    const key = action.list === 'order' ? 'queue.order' : 'queue.removal'
    const things = action.things.map((thing) => text(key, { count: thing.aantal, name: nameOf(thing) }))
    const sets = (action.sets ?? []).map(({ omschrijving: name, aantal: count }) => text('queue.set', { count, name }))
    return [...things, ...sets]
  }
  if (action.kind === 'feedback') return [text('queue.feedback', { subject: String(action.words.omschrijving ?? '') })]
  if (action.kind === 'feedbackFile') return [text('queue.feedbackFile', { name: action.name })]
  if (action.kind === 'scan') return [scanWords(action, text)]
  if (action.kind === 'see') return [text('queue.seen', { count: action.sightings.length })]
  if (action.kind === 'endWalk') return [text('queue.endWalk')]
  if (action.kind === 'keepHandOver') return [text('queue.handOverKept', { count: action.words.regels.length })]
  if (action.kind === 'handOverPicture') return [text('queue.handOverPicture', { name: action.name })]
  if (action.kind === 'removeHandOver') return [text('queue.handOverRemoved')]
  if (action.kind === 'signHandOver') {
    const { overdrager, ontvanger } = action.words
    return [text('queue.handOverSigned', { giver: overdrager.naam, taker: ontvanger.naam })]
  }
  const name = action.name || text('queue.line')
  if (action.kind === 'change') return Object.entries(action.fields).map((field) => changeWords(name, field, text))
  return [text(action.list === 'order' ? 'queue.offOrder' : 'queue.offRemoval', { name })]
}
