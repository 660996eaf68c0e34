import { expect, it } from 'vitest'
import { CallError } from '../../../lib/call-error.ts'
import { createStore } from '../../../lib/store.ts'
import { addEdit, type LineEdits } from './line-edits.ts'
import { saveEdits, type VersionedList } from './save-edits.ts'

interface Line {
  readonly id: string
  readonly aantal: number
}

const kept: Line = { id: 'kept', aantal: 1 }
const gone: Line = { id: 'gone', aantal: 1 }

/** A list of which one line goes before the first save arrives, which is refused with this status. */
function listThatChanged(status: number) {
  let shown = { lines: [kept, gone] as readonly Line[], versie: 1 }
  const sent: { readonly lines: readonly Line[]; readonly versie: number }[] = []
  const list: VersionedList<Line> = {
    lines: shown.lines,
    newest: () => shown,
    fits: () => true,
    send: async (lines, versie) => {
      sent.push({ lines, versie })
      if (versie !== 2) throw new CallError(status, '{}', {})
      return 3
    },
    kind: 'order',
    place: { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' },
    keep: (lines, versie) => {
      shown = { lines, versie }
    },
    read: async () => {
      shown = { lines: [kept], versie: 2 }
    },
  }
  return { list, sent }
}

it.each([404, 409])(
  'follows a list that changed meanwhile, refused by %i, and saves what still can be',
  async (status) => {
    const { list, sent } = listThatChanged(status)
    const both = addEdit(addEdit<Line>({}, kept, { aantal: 5 }), gone, { aantal: 7 })
    const edits = createStore<LineEdits<Line>>(both)
    expect(await saveEdits(list, edits)).toEqual({ saved: true, conflict: true })
    expect(sent.map(({ lines, versie }) => [versie, ...lines.map(({ id, aantal }) => `${id} ${aantal}`)])).toEqual([
      [1, 'kept 5', 'gone 7'],
      [2, 'kept 5'],
    ])
    expect(Object.keys(edits.get())).toEqual(['gone'])
  },
)

it.each([400, 403, 423])('does not follow a refusal with %i', async (status) => {
  const { list, sent } = listThatChanged(status)
  const edits = createStore<LineEdits<Line>>(addEdit<Line>({}, kept, { aantal: 5 }))
  await expect(saveEdits(list, edits)).rejects.toMatchObject({ status })
  expect(sent).toHaveLength(1)
})
