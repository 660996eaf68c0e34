import { describe, expect, it } from 'vitest'
import { type HideableCategory, hiddenItems } from './hidden-items.ts'

const category = (id: string, more: Partial<HideableCategory> = {}): HideableCategory => ({
  id,
  parent: null,
  omschrijving: id,
  volgorde: 1,
  navisionFilter: '',
  hidden: false,
  ...more,
})
const inCategory = (no: string, categoryCode: string) => ({ no, categoryCode })
const hidden = (categories: readonly HideableCategory[], ...items: ReturnType<typeof inCategory>[]) =>
  hiddenItems(categories, items).map(({ no }) => no)

describe('items that hidden categories hide (R-ENT-19)', () => {
  const tree = [category('1'), category('11', { parent: '1', hidden: true }), category('111', { parent: '11' })]

  it('are those of the category and of all below it, and none of the one above', () => {
    expect(hidden(tree, inCategory('A', '11'), inCategory('B', '111'), inCategory('C', '1'))).toEqual(['A', 'B'])
  })

  it('are not those that a visible category takes in by its filter', () => {
    const open = [...tree, category('2', { navisionFilter: 'A*' })]
    expect(hidden(open, inCategory('A1', '11'), inCategory('B1', '11'))).toEqual(['B1'])
  })

  it('are those that only the filter of a hidden one takes in', () => {
    const closed = [category('1'), category('9', { hidden: true, navisionFilter: '9..95' })]
    expect(hidden(closed, inCategory('91', ''), inCategory('92', '1'), inCategory('96', ''))).toEqual(['91'])
  })

  it('are not those of no category, or of an unknown one', () => {
    expect(hidden(tree, inCategory('A', ''), inCategory('B', 'weg'))).toEqual([])
  })
})
