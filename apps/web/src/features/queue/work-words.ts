import type { Deed } from '@portal/domain/queue/work.ts'
import type { FieldChange } from '@portal/domain/saving/change-on-top.ts'
import type { Text } from '../../lib/text.ts'

const remarks: readonly string[] = ['comment', 'opmerking']

function changeWords(name: string, [field, { was, wordt }]: readonly [string, FieldChange], text: Text): string {
  return remarks.includes(field)
    ? text('queue.remark', { name, remark: wordt })
    : text('queue.amount', { name, was, now: wordt })
}

/** What somebody did, in their words. */
export function deedWords(deed: Deed, text: Text): readonly string[] {
  if (deed.kind === 'add') {
    const key = deed.list === 'order' ? 'queue.order' : 'queue.removal'
    return deed.things.map(({ omschrijving, materieelNummer, aantal }) =>
      text(key, { count: aantal, name: `${omschrijving} ${materieelNummer}`.trim() }),
    )
  }
  if (deed.kind === 'see') return [text('queue.seen', { count: deed.sightings.length })]
  if (deed.kind === 'endWalk') return [text('queue.endWalk')]
  const name = deed.name || text('queue.line')
  if (deed.kind === 'change') return Object.entries(deed.fields).map((field) => changeWords(name, field, text))
  return [text(deed.list === 'order' ? 'queue.offOrder' : 'queue.offRemoval', { name })]
}
