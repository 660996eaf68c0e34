import { auth, type WaitingAccount } from '@portal/contract/auth.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const account: WaitingAccount = {
  gebruikersnaam: 'uitvoerder',
  naam: 'Kees de Bruin',
  pogingen: 7,
  laatste: '2026-06-15T08:00:00.000Z',
  wachtTot: '2026-06-15T08:04:00.000Z',
  netwerken: 2,
}

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
})

describe('the accounts that wait', () => {
  it('are let in by an administrator, and are gone from the list then (R-ROLE-34)', async () => {
    let items = [account]
    answer(auth.getWaitingAccounts, () => ({ items }))
    answer(auth.releaseAccount, () => {
      items = []
      return null
    })
    await openPage('/settings/accounts')
    const row = (await screen.findByText('uitvoerder')).closest('tr')
    if (row === null) throw new Error('The account has no row')
    expect(within(row).getByText('Kees de Bruin')).toBeTruthy()
    expect(within(row).getByText('7')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'uitvoerder vrijgeven' }))
    await waitFor(() => expect(messages()).toContain('auth.released'))
    expect(sentTo(auth.releaseAccount).map(({ input }) => input)).toEqual([{ gebruikersnaam: 'uitvoerder' }])
    expect(await screen.findByText('Er wacht nu geen account.')).toBeTruthy()
  })
})
