import { describe, expect, it } from 'vitest'
import { categoryMembers } from './category-members.ts'

const category = (id: string, parent: string | null, navisionFilter = '') => ({
  id,
  parent,
  navisionFilter,
  omschrijving: id,
  volgorde: 1,
})
const item = (no: string, categoryCode: string) => ({ no, categoryCode })
const tree = [category('1', null), category('11', '1'), category('12', '1', '120..129|X*'), category('2', null, '5*&')]
const items = [item('110', '11'), item('111', '1'), item('125', ''), item('X9', '2'), item('500', '')]
const numbers = (id: string) => categoryMembers(tree, items, id)?.map((found) => found.no)

describe('categoryMembers', () => {
  it('has the items of the category and of those below it (R-ENT-19)', () => {
    expect(numbers('11')).toEqual(['110'])
    expect(numbers('1')).toEqual(['110', '111', '125', 'X9'])
  })

  it('takes items by the category filter on their number', () => {
    expect(numbers('12')).toEqual(['125', 'X9'])
  })

  it('never shows everything because a filter cannot be read', () => {
    expect(numbers('2')).toEqual(['X9'])
  })

  it('does not know a category that is not shown', () => {
    expect(categoryMembers(tree, items, '99')).toBeNull()
  })
})
