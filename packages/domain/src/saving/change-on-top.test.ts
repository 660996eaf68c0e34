import { expect, it } from 'vitest'
import { changeOnTop } from './change-on-top.ts'

const stored = { aantal: 3, comment: 'bij de poort' }

it('changes a field that is as it was, and no other', () => {
  expect(changeOnTop(stored, { aantal: { was: 3, wordt: 5 } })).toEqual({ changes: { aantal: 5 }, clashes: {} })
})

it('has nothing to do for a field that holds already what it is to be', () => {
  expect(changeOnTop(stored, { aantal: { was: 1, wordt: 3 }, comment: undefined })).toEqual({
    changes: {},
    clashes: {},
  })
})

it('changes nothing where one field has a third value, and says which', () => {
  const changed = { aantal: { was: 1, wordt: 5 }, comment: { was: 'bij de poort', wordt: 'achter' } }
  expect(changeOnTop(stored, changed)).toEqual({ changes: {}, clashes: { aantal: 3 } })
})
