import { afterEach, beforeEach, expect, it } from 'vitest'
import { tokenFor } from '../../../test/token-for.ts'
import { endSession, startSession } from '../../lib/session.ts'
import { returnsAt, withChosen } from './return-quantities.ts'

const logIn = (userName: string) => startSession(tokenFor(userName), 'Identity')

beforeEach(() => {
  logIn('somebody')
  logIn('uitvoerder')
})
afterEach(endSession)

it('keeps what somebody chose over a lost session, and leaves nothing of it for the next person', () => {
  returnsAt('10001').set(new Map([['HEK', 4]]))
  endSession()
  logIn('uitvoerder')
  expect(returnsAt('10001').get().get('HEK')).toBe(4)
  endSession()
  logIn('medewerker')
  expect(returnsAt('10001').get().size).toBe(0)
  logIn('uitvoerder')
  expect(returnsAt('10001').get().size).toBe(0)
})

it('proposes a quantity for what is newly chosen, never again for one that was typed', () => {
  const proposals = new Map([
    ['HEK', 25],
    ['MOLEN', 1],
  ])
  const typed = new Map([['HEK', 4]])
  expect([...withChosen(typed, new Set(['HEK', 'MOLEN']), proposals)]).toEqual([
    ['HEK', 4],
    ['MOLEN', 1],
  ])
  expect([...withChosen(typed, new Set(['MOLEN', 'gone']), proposals)]).toEqual([['MOLEN', 1]])
})
