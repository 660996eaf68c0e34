import type { UserImport } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendToStandIn } from '../../../test/sending.ts'
import { answer, freshPortal, openPage, sentTo, uuid } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const running: UserImport = {
  id: uuid(1),
  bestandsnaam: 'mensen.csv',
  gestartDoor: 'beheer',
  stand: 'waiting',
  rijen: 5000,
  klaar: 1250,
  foutRij: null,
  fout: null,
  moment: '2026-06-15T08:00:00.000Z',
  einde: null,
}
const file = new File(['E-mail;Achternaam'], 'mensen.csv', { type: 'text/csv' })

beforeEach(() => {
  freshPortal()
  sendToStandIn()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(users.getImport, { laatste: null })
})

describe('the import of users', () => {
  it('sends a file, and shows how far it is until all are there (R-ROUTE-64, R-SCR-ADMIN-17)', async () => {
    answer(users.importUsers, () => {
      answer(users.getImport, { laatste: running })
      return { id: uuid(1), rijen: 5000 }
    })
    await openPage('/gebruikers-importeren')
    await userEvent.upload(await screen.findByLabelText(/Bestand met gebruikers/, { selector: 'input' }), file)
    const bar = await screen.findByRole('progressbar', { name: /accounts worden gemaakt/ })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    expect(screen.queryByText('Bestand kiezen')).toBeNull()
    expect(sentTo(users.importUsers)[0]?.input.bestand.naam).toBe('mensen.csv')
    answer(users.getImport, { laatste: { ...running, stand: 'done', klaar: 5000, einde: running.moment } })
    expect(await screen.findByText(/gebruikers zijn geïmporteerd/, {}, { timeout: 5000 })).toBeDefined()
    expect(await screen.findByText('Bestand kiezen')).toBeDefined()
  })

  it('names each fault by row and column, and offers no second try with the same file', async () => {
    answer(users.importUsers, () => {
      const fields = [
        { field: '3.Wachtwoord', code: 'import.wachtwoord_kort', params: { row: 3 } },
        { field: '5.E-mail', code: 'import.dubbele_email', params: { row: 5 } },
      ]
      return new Response(JSON.stringify({ code: 'import.fouten', params: { faults: 2 }, fields }), { status: 400 })
    })
    await openPage('/gebruikers-importeren')
    await userEvent.upload(await screen.findByLabelText(/Bestand met gebruikers/, { selector: 'input' }), file)
    const table = await screen.findByRole('table')
    expect(within(table).getByText('Rij 3: het wachtwoord moet minimaal 8 tekens bevatten.')).toBeDefined()
    expect(within(table).getByText('E-mail')).toBeDefined()
    expect(screen.getByText(/Er is niets geïmporteerd. Verbeter/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Opnieuw/ })).toBeNull()
  })

  it('says which row kept everybody out in the end', async () => {
    answer(users.getImport, {
      laatste: { ...running, stand: 'failed', foutRij: 3, fout: 'gebruiker.naam_bezet', einde: running.moment },
    })
    await openPage('/gebruikers-importeren')
    await waitFor(() => expect(screen.getByText(/Rij 3: Gebruikersnaam is bezet/)).toBeDefined())
  })
})
