import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childrenByParent, pathTo, withDescendants } from './category-tree.ts'
import { orderItems } from './item-order.ts'
import { loadCatalogue, readAgain, selectedItems, setQuantity } from './selection.ts'
import { visibleColumns } from './visible-columns.ts'

describe('catalogue selection', () => {
  const items = [
    { materieelSoort: 'M1', aantal: 3 },
    { materieelSoort: 'M2', aantal: null },
  ]
  const loaded = loadCatalogue(items)

  it('loads items without quantities and replaces the ones before (R-CAT-01, R-ENT-04)', () => {
    expect(loaded.items.map((item) => item.aantal)).toEqual([null, null])
    expect(loadCatalogue([{ materieelSoort: 'M9' }]).items).toEqual([{ materieelSoort: 'M9', aantal: null }])
  })

  it('loads with nothing selected (R-CAT-02)', () => {
    const chosen = setQuantity(loaded, 'M1', 2)
    expect(loadCatalogue(chosen.items).selected).toEqual([])
    expect(loadCatalogue(chosen.items).items[0]?.aantal).toBeNull()
  })

  it('keeps the quantities of what can still be ordered when the same catalogue is read again', () => {
    const item = (materieelSoort: string, bestelbaar = true) => ({ materieelSoort, bestelbaar, aantal: null })
    const before = ['C', 'A', 'B'].reduce(
      (state, soort) => setQuantity(state, soort, 2),
      loadCatalogue([item('A'), item('B'), item('C')]),
    )
    const after = readAgain(before, [item('D'), item('B', false), item('A'), item('C')])
    expect(after.selected).toEqual(['C', 'A'])
    expect(after.items.map(({ aantal }) => aantal)).toEqual([null, null, 2, 2])
  })

  it('selects an item by its quantity (R-CAT-03)', () => {
    const chosen = setQuantity(setQuantity(loaded, 'M2', 1), 'M1', 2)
    expect(chosen.selected).toEqual(['M2', 'M1'])
    expect(selectedItems(chosen)).toEqual([
      { materieelSoort: 'M2', aantal: 1 },
      { materieelSoort: 'M1', aantal: 2 },
    ])
    expect(setQuantity(chosen, 'M2', 5).selected).toEqual(['M2', 'M1'])
  })

  it('deselects an item by an empty quantity (R-CAT-04)', () => {
    const chosen = setQuantity(setQuantity(loaded, 'M1', 2), 'M1', null)
    expect(chosen.selected).toEqual([])
    expect(chosen.items[0]?.aantal).toBeNull()
  })

  it('holds exactly the items with a quantity, whatever is typed (R-CAT-03, R-CAT-04)', () => {
    const step = fc.tuple(fc.constantFrom('M1', 'M2', 'onbekend'), fc.option(fc.integer({ min: 1, max: 9 })))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const state = steps.reduce((s, [soort, aantal]) => setQuantity(s, soort, aantal), loaded)
        const withQuantity = state.items.filter((item) => item.aantal !== null).map((item) => item.materieelSoort)
        expect([...state.selected].sort()).toEqual(withQuantity.sort())
      }),
    )
  })
})

describe('category tree', () => {
  const category = (id: string, parent: string | null, volgorde = 1) => ({ id, parent, volgorde, omschrijving: id })
  const categories = [
    category('bouw', null, 2),
    category('klein', 'bouw', 2),
    category('groot', 'bouw', 1),
    category('kraan', 'groot'),
    category('los', 'weg', 1),
  ]

  it('hangs children under their parent, in their order (R-ENT-19)', () => {
    const tree = childrenByParent(categories)
    expect(tree.get('bouw')?.map(({ id }) => id)).toEqual(['groot', 'klein'])
    expect(tree.get(null)?.map(({ id }) => id)).toEqual(['los', 'bouw'])
  })

  it('finds everything below a category and the way to it', () => {
    expect([...withDescendants(categories, 'bouw')].sort()).toEqual(['bouw', 'groot', 'klein', 'kraan'])
    expect(pathTo(categories, 'kraan').map(({ id }) => id)).toEqual(['bouw', 'groot', 'kraan'])
    expect(pathTo(categories, 'onbekend')).toEqual([])
  })

  it('ends on any circle of parents', () => {
    const anyTree = fc
      .array(fc.nat(7), { minLength: 1, maxLength: 8 })
      .map((parents) => parents.map((parent, i) => category(String(i), String(parent))))
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const { id } of tree) {
          expect(withDescendants(tree, id).has(id)).toBe(true)
          expect(pathTo(tree, id).at(-1)?.id).toBe(id)
        }
      }),
    )
  })
})

describe('order of items', () => {
  const item = (materieelSoort: string, omschrijving: string, huurPrijs = 0) => ({
    materieelSoort,
    omschrijving,
    huurPrijs,
    huurPrijsWeek: 0,
    verkoopPrijs: 0,
  })
  const items = [item('M10', 'Ladder 10 m', 4), item('M9', 'Ladder 9 m'), item('M2', 'ladder 9 m', 2)]

  it('counts numbers in texts as people do', () => {
    expect(orderItems(items, 'omschrijving', 'nl-NL').map((i) => i.materieelSoort)).toEqual(['M2', 'M9', 'M10'])
    expect(orderItems(items, 'materieelSoort', 'nl-NL').map((i) => i.materieelSoort)).toEqual(['M2', 'M9', 'M10'])
  })

  it('puts items without a price last', () => {
    expect(orderItems(items, 'huurPrijs', 'nl-NL').map((i) => i.materieelSoort)).toEqual(['M2', 'M10', 'M9'])
  })
})

describe('columns of a table', () => {
  const columns = [
    { column: 'b', visible: true, required: false, order: 2 },
    { column: 'a', visible: false, required: true, order: 1 },
    { column: 'c', visible: false, required: false, order: 3 },
  ]

  it('hide a hidden one and keep a required one', () => {
    expect(visibleColumns(columns)).toEqual(['a', 'b'])
  })

  it('never show one that this visitor may not see', () => {
    expect(visibleColumns(columns, new Set(['b']))).toEqual(['a'])
  })
})
