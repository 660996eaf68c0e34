import type { UserAction } from '@portal/domain/queue/queued-action.ts'
import type { FieldChange } from '@portal/domain/saving/change-on-top.ts'
import type { Text } from '../../lib/text.ts'

const remarks: readonly string[] = ['comment', 'opmerking']

function changeWords(name: string, [field, { was, wordt }]: readonly [string, FieldChange], text: Text): string {
  return remarks.includes(field)
    ? text('queue.remark', { name, remark: wordt })
    : text('queue.amount', { name, was, now: wordt })
}

/** What somebody did, in their words. */
export function actionWords(action: UserAction, text: Text): readonly string[] {
  if (action.kind === 'add') {
    const key = action.list === 'order' ? 'queue.order' : 'queue.removal'
    return action.things.map(({ omschrijving, materieelNummer, aantal }) =>
      text(key, { count: aantal, name: `${omschrijving} ${materieelNummer}`.trim() }),
    )
  }
  if (action.kind === 'see') return [text('queue.seen', { count: action.sightings.length })]
  if (action.kind === 'endWalk') return [text('queue.endWalk')]
  const name = action.name || text('queue.line')
  if (action.kind === 'change') return Object.entries(action.fields).map((field) => changeWords(name, field, text))
  return [text(action.list === 'order' ? 'queue.offOrder' : 'queue.offRemoval', { name })]
}
