import { auth } from '@portal/contract/auth.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { settings } from '@portal/contract/settings.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, refusal, router, sentTo } from '../../../../test/stand-in.tsx'
import { tokenFor } from '../../../../test/token-for.ts'
import { sessionStore } from '../../../lib/session.ts'

const step = {
  stap: 'stap-1',
  soorten: ['code' as const],
  passkey: null,
  herstelcodes: true,
  tot: '2026-11-22T20:00:00.000Z',
}

beforeEach(() => {
  freshPortal()
  answer(settings.getSettings, {
    boolValues: [],
    multiStrings: [],
    intValues: [],
    stringValues: [],
    columnSettings: [],
    fileValues: [],
  })
  answer(auth.login, { token: '', tweedeStap: step })
})

async function givePassword(): Promise<void> {
  await openPage('/inloggen?terug=%2Finfo')
  await userEvent.type(await screen.findByLabelText('Accountnaam'), 'beheer')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'Welkom-2026!')
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  await screen.findByRole('heading', { name: 'Tweede stap' })
}

describe('the second step of a login', () => {
  it('takes a code, and opens the session where the person was going', async () => {
    await givePassword()
    expect(sessionStore.get().authenticated).toBe(false)
    answer(secondFactor.submitFactor, { token: tokenFor('beheer') })
    const field = await screen.findByLabelText('Code')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, '123 456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'))
    expect(sessionStore.get().claims?.userName).toBe('beheer')
    expect(sentTo(secondFactor.submitFactor)[0]?.input).toEqual({ stap: 'stap-1', soort: 'code', code: '123 456' })
  })

  it('says what a wrong code and waiting are, and keeps the step', async () => {
    await givePassword()
    answer(secondFactor.submitFactor, () => refusal(401, 'factor.code_onjuist'))
    await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
    expect(await screen.findByText('Deze code klopt niet of is al gebruikt.')).toBeDefined()
    answer(secondFactor.submitFactor, () => refusal(429, 'login.wachttijd', { seconds: 30 }))
    await userEvent.type(screen.getByLabelText('Code'), '{Enter}')
    await waitFor(() => expect(screen.queryByText('Deze code klopt niet of is al gebruikt.')).toBeNull())
    expect(screen.getByLabelText('Code')).toBeDefined()
  })

  it('takes a recovery code in place of what is lost', async () => {
    await givePassword()
    answer(secondFactor.submitFactor, { token: tokenFor('beheer') })
    await userEvent.click(await screen.findByRole('button', { name: 'Met een herstelcode' }))
    await userEvent.type(screen.getByLabelText('Herstelcode'), 'ABCD-EFGH{Enter}')
    await waitFor(() =>
      expect(sentTo(secondFactor.submitFactor)[0]?.input).toMatchObject({ soort: 'herstelcode', code: 'ABCD-EFGH' }),
    )
  })

  it('that is over leads back to the password', async () => {
    await givePassword()
    answer(secondFactor.submitFactor, () => refusal(410, 'factor.stap_verlopen'))
    await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
    expect(await screen.findByText(/Deze inlogpoging is verlopen/)).toBeDefined()
    expect(screen.queryByLabelText('Code')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Terug naar het wachtwoord' }))
    expect(await screen.findByLabelText('Wachtwoord')).toBeDefined()
  })

  it('offers no passkey to a browser that has none, and says so where that is all there is', async () => {
    answer(auth.login, { token: '', tweedeStap: { ...step, soorten: [], herstelcodes: false } })
    await givePassword()
    expect(await screen.findByText(/kunt u de tweede stap niet doen/)).toBeDefined()
  })
})
