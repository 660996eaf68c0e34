import { afterEach, beforeEach, expect, it } from 'vitest'
import { tokenFor } from '../../../test/token-for.ts'
import { endSession, startSession } from '../../lib/session.ts'
import { returnsAt } from './return-quantities.ts'

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
