import { expect, it } from 'vitest'
import { locationKinds, locationStates } from '../states/enums.ts'
import { isArchived, refuseLeavingAt, refuseOrderAt, refuseWritingAt } from './location-orderable.ts'

/** State → what may come, what may leave and be written, whether it is archived. */
const allowed: Readonly<Record<string, readonly [boolean, boolean, boolean]>> = {
  Production: [true, true, false],
  Finished: [false, true, false],
  Technical_Finished: [false, true, false],
  Administrative_Finished: [false, false, false],
  Archive: [false, false, true],
  Archived: [false, false, true],
  // One that the portal does not know.
  Sold: [false, false, false],
}

it.each([...locationStates, 'Sold'])(
  'takes in only while the work goes on, gives up until it is over: %s (OP-22)',
  (state) => {
    const at = { geblokkeerd: false, state }
    const [comes, leaves, archived] = allowed[state] ?? []
    expect(refuseOrderAt(at)).toBe(comes ? null : 'locatie.niet_bestelbaar')
    expect(refuseLeavingAt(at)).toBe(leaves ? null : 'locatie.alleen_lezen')
    expect(refuseWritingAt(at)).toBe(leaves ? null : 'locatie.alleen_lezen')
    expect(isArchived(at)).toBe(archived)
  },
)

it.each(locationStates)('takes in and gives up nothing while the location is blocked: %s (R-RULE-07)', (state) => {
  expect(refuseOrderAt({ geblokkeerd: true, state })).toBe('locatie.geblokkeerd')
  expect(refuseLeavingAt({ geblokkeerd: true, state })).toBe('locatie.geblokkeerd')
})

it.each(locationKinds)('takes no orders while its kind says that it is blocked: %s (R-RULE-07)', (kind) => {
  const expected = kind === 'Geblokkeerd' ? 'locatie.geblokkeerd' : null
  expect(refuseOrderAt({ geblokkeerd: false, state: 'Production', kind })).toBe(expected)
})
