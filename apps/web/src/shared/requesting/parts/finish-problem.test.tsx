import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { ConnectionError } from '../../../lib/call-error.ts'
import { setOffline, setOnline } from '../../../lib/connectivity.ts'
import { closeShown, notificationStore, shownNotification } from '../../../lib/notifications.ts'
import { FinishProblem } from './FinishProblem.tsx'

const words = { noAnswer: 'wizard.noAnswer', sendAgain: 'wizard.sendAgain' } as const
const problem = (unsure: boolean) => <FinishProblem error={new ConnectionError(null)} unsure={unsure} words={words} />

beforeEach(setOffline)
afterEach(() => {
  setOnline()
  while (shownNotification(notificationStore.get().queue) !== null) closeShown()
})

it('says that there is no connection for as long as there is none', () => {
  show(problem(false))
  expect(screen.getByText('Geen verbinding met de server.')).toBeTruthy()
  act(setOnline)
  expect(screen.queryByText('Geen verbinding met de server.')).toBeNull()
})

it('keeps saying that it is unknown whether it arrived', () => {
  show(problem(true))
  act(setOnline)
  expect(screen.getByText('Uw aanvraag is verstuurd, maar we kregen geen antwoord.')).toBeTruthy()
})
