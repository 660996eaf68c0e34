import { type Look, lookAlong } from '@portal/contract/look-along.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, openPage, refusal, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { keeperNow } from '../../lib/keeper.ts'
import { followOtherWindows, isLooking, startSession } from '../../lib/session.ts'

// There is no page to leave for in these tests.
vi.mock('../../lib/leave-page.ts', () => ({ leaveFor: () => {} }))

const look: Look = {
  id: uuid(1),
  gebruikersnaam: 'beheer',
  naam: 'Bea Beheer',
  reden: 'U belde',
  stand: 'gevraagd',
  tot: '2026-11-22T20:00:00.000Z',
}
const nothing = { bijMij: [], vanMij: [], nu: null }

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('eva'), 'Identity')
  answer(lookAlong.getLooks, nothing)
})

/** Whom the cookie of this browser names. */
const cookieName = () => {
  const value = /mp_auth=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  // The cookie is ours; packages of its token hold the name.
  const { authorisation } = JSON.parse(decodeURIComponent(value)) as { authorisation: string }
  return JSON.parse(atob(authorisation.split('.')[1] ?? '')).sub
}

/** What a page does that is reloaded: it goes by the cookie. */
function readCookieAgain(): void {
  cleanup()
  const stop = followOtherWindows()
  window.dispatchEvent(new Event('focus'))
  stop()
}

describe('who is looked at', () => {
  it('reads who asks and why, above every screen, and allows or refuses it', async () => {
    answer(lookAlong.getLooks, { ...nothing, bijMij: [look] })
    answer(lookAlong.answerLook, null)
    await openPage('/info')
    expect(await screen.findByText('Bea Beheer vraagt om met u mee te kijken.')).toBeDefined()
    expect(screen.getByText('Reden: U belde')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Weigeren' }))
    await userEvent.click(screen.getByRole('button', { name: 'Toestaan' }))
    await waitFor(() => expect(sentTo(lookAlong.answerLook)).toHaveLength(2))
    expect(sentTo(lookAlong.answerLook).map(({ input }) => input.akkoord)).toEqual([false, true])
  })

  it('sees that somebody looks along, and stops it', async () => {
    answer(lookAlong.getLooks, { ...nothing, bijMij: [{ ...look, stand: 'loopt' }] })
    answer(lookAlong.endLook, null)
    await openPage('/info')
    expect(await screen.findByText(/Bea Beheer kijkt met u mee, tot/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Meekijken stoppen' }))
    await waitFor(() => expect(sentTo(lookAlong.endLook)[0]?.input).toEqual({ id: look.id }))
  })
})

describe('who looks along', () => {
  const mine: Look = { ...look, gebruikersnaam: 'eva', naam: 'Eva de Wit', stand: 'loopt' }
  async function startLook(): Promise<void> {
    startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
    answer(lookAlong.getLooks, { ...nothing, vanMij: [mine] })
    answer(lookAlong.openLook, { token: tokenFor('eva') })
    await openPage('/info')
    await userEvent.click(await screen.findByRole('button', { name: 'Meekijken' }))
    await waitFor(() => expect(isLooking()).toBe(true))
    readCookieAgain()
  }

  it('goes on as the person with everything read again, keeps nothing of them, and comes back as themselves', async () => {
    await startLook()
    expect([cookieName(), isLooking(), keeperNow()]).toEqual(['eva', true, null])
    answer(lookAlong.getLooks, { ...nothing, vanMij: [mine], nu: mine })
    answer(lookAlong.endLook, null)
    await openPage('/info')
    const [bar] = await screen.findAllByText(/U kijkt mee als Eva de Wit, tot/)
    const section = bar?.closest('section')
    await userEvent.click(within(section as HTMLElement).getByRole('button', { name: 'Meekijken stoppen' }))
    await waitFor(() => expect([cookieName(), isLooking()]).toEqual(['beheer', false]))
  })

  it('is themselves again when it ends elsewhere', async () => {
    await startLook()
    answer(secondFactor.getFactors, () => refusal(401, 'sessie.verlopen'))
    await openPage('/beveiliging')
    await waitFor(() => expect([cookieName(), isLooking()]).toEqual(['beheer', false]))
  })
})
