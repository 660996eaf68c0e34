import { type OpenSession, secondFactor } from '@portal/contract/second-factor.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, messages, openPage, refusal, sentTo, uuid } from '../../../../test/stand-in.tsx'
import { tokenFor } from '../../../../test/token-for.ts'
import { startSession } from '../../../lib/session.ts'

const phone = {
  id: uuid(1),
  soort: 'code' as const,
  naam: 'Telefoon',
  aangemaakt: '2026-06-15T08:00:00.000Z',
  gebruikt: null,
}
const own = { kanInstellen: true, verplicht: false, items: [phone], herstelcodes: 10 }
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('eva'), 'Identity')
  answer(secondFactor.getFactors, own)
})

const password = (dialog: HTMLElement) => within(dialog).getByLabelText('Wachtwoord')

describe('the own security', () => {
  it('sets up an app by its key as picture and as text, and shows the recovery codes once', async () => {
    answer(secondFactor.getFactors, { ...own, items: [], herstelcodes: 0 })
    answer(secondFactor.startCode, { sleutel: 'ABCDEFGH', adres: 'otpauth://totp/Portaal:eva?secret=ABCDEFGH' })
    answer(secondFactor.addCode, { herstelcodes: codes })
    await openPage('/beveiliging')
    await userEvent.click(await screen.findByRole('button', { name: 'App met codes instellen' }))
    const dialog = await screen.findByRole('dialog', { name: 'App met codes instellen' })
    await userEvent.type(password(dialog), 'Welkom-2026!{Enter}')
    expect(await screen.findByRole('img', { name: /QR-code/ })).toBeDefined()
    expect(screen.getByText('ABCD EFGH')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Code bevestigen' }))
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeDefined()
    expect(sentTo(secondFactor.addCode)[0]?.input).toEqual({ naam: 'Telefoon', code: '123456' })
    const file = screen.getByRole('link', { name: 'Downloaden' })
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('EEEE-FFFF-GGGG-HHHH')
    await userEvent.click(screen.getByRole('button', { name: 'Ik heb ze bewaard' }))
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull()
  })

  it('says beside the field that the password is wrong, and begins nothing', async () => {
    const wrong = { code: 'wachtwoord.huidig_onjuist', params: {}, field: 'wachtwoord', reference: 'R-1' }
    answer(secondFactor.startCode, () => new Response(JSON.stringify(wrong), { status: 400 }))
    await openPage('/beveiliging')
    await userEvent.click(await screen.findByRole('button', { name: 'App met codes instellen' }))
    const dialog = await screen.findByRole('dialog', { name: 'App met codes instellen' })
    await userEvent.type(password(dialog), 'Fout{Enter}')
    await waitFor(() => expect(password(dialog).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.queryByRole('img', { name: /QR-code/ })).toBeNull()
  })

  it('names and removes what there is, the last with what that means', async () => {
    answer(secondFactor.setFactorName, null)
    answer(secondFactor.removeFactor, null)
    await openPage('/beveiliging')
    await userEvent.click(await screen.findByRole('button', { name: 'Naam van ‘Telefoon’ wijzigen' }))
    const name = screen.getByLabelText('Naam')
    await userEvent.clear(name)
    await userEvent.type(name, 'Werk{Enter}')
    await waitFor(() => expect(sentTo(secondFactor.setFactorName)[0]?.input).toEqual({ id: phone.id, naam: 'Werk' }))
    await userEvent.click(await screen.findByRole('button', { name: '‘Telefoon’ verwijderen' }))
    const dialog = screen.getByRole('dialog', { name: '‘Telefoon’ verwijderen' })
    expect(within(dialog).getByText(/Dit is uw laatste tweede stap/)).toBeDefined()
    await userEvent.type(password(dialog), 'Welkom-2026!{Enter}')
    await waitFor(() => expect(messages()).toContain('security.removed'))
  })

  it('makes new recovery codes, and warns when few are left', async () => {
    answer(secondFactor.getFactors, { ...own, herstelcodes: 1 })
    answer(secondFactor.createRecoveryCodes, { herstelcodes: codes })
    await openPage('/beveiliging')
    expect(await screen.findByText('Er is nog 1 herstelcode over.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwe herstelcodes maken' }))
    const dialog = screen.getByRole('dialog', { name: 'Nieuwe herstelcodes maken' })
    await userEvent.type(password(dialog), 'Welkom-2026!{Enter}')
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeDefined()
  })

  it('offers nothing to accounts whose directory or login service has its own second step', async () => {
    answer(secondFactor.getFactors, { ...own, kanInstellen: false, items: [], herstelcodes: 0 })
    await openPage('/beveiliging')
    expect(await screen.findByText(/De tweede stap stelt u daar in/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'App met codes instellen' })).toBeNull()
  })

  it('says that one is required where it is', async () => {
    answer(secondFactor.getFactors, { ...own, verplicht: true, items: [], herstelcodes: 0 })
    await openPage('/beveiliging')
    expect(await screen.findByText(/Uw bedrijf vraagt van u een tweede stap/)).toBeDefined()
  })
})

describe('the rules of the second step', () => {
  const rules = {
    items: [
      { groep: 'SuperAdmin' as const, verplicht: false, personen: 2, met: 1 },
      { groep: 'Admin' as const, verplicht: true, personen: 3, met: 3 },
      { groep: 'Gebruiker' as const, verplicht: false, personen: 40, met: 0 },
    ],
  }
  const owner = {
    gebruikersnaam: 'eva',
    naam: 'Eva de Wit',
    soorten: ['code' as const],
    herstelcodes: 9,
    gebruikt: null,
    magWissen: true,
  }
  const as = (role: 'Admin' | 'SuperAdmin') => startSession(tokenFor('beheer', 3600, { role: [role] }), 'Identity')
  beforeEach(() => {
    answer(secondFactor.getFactorRules, rules)
    answer(secondFactor.getFactorOwners, { items: [owner], totaal: 1 })
  })

  it('are set by a chief administrator after one question, and lifted at once', async () => {
    as('SuperAdmin')
    answer(secondFactor.setFactorRule, null)
    await openPage('/settings/tweede-stap')
    await userEvent.click(await screen.findByRole('switch', { name: 'Hoofdbeheerders' }))
    const question = screen.getByRole('dialog')
    expect(within(question).getByText(/1 persoon heeft er nog geen/)).toBeDefined()
    expect(sentTo(secondFactor.setFactorRule)).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Verplichten' }))
    await waitFor(() => expect(messages()).toContain('security.ruleOn'))
    await userEvent.click(screen.getByRole('switch', { name: 'Beheerders' }))
    await waitFor(() => expect(messages()).toContain('security.ruleOff'))
    expect(sentTo(secondFactor.setFactorRule).map(({ input }) => input)).toEqual([
      { groep: 'SuperAdmin', verplicht: true },
      { groep: 'Admin', verplicht: false },
    ])
  })

  it('are shown to another administrator, who clears them', async () => {
    as('Admin')
    answer(secondFactor.removeFactorsOf, null)
    await openPage('/settings/tweede-stap')
    const rule = await screen.findByRole<HTMLButtonElement>('switch', { name: 'Beheerders' })
    expect(rule.disabled).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Tweede stap van eva wissen' }))
    const question = screen.getByRole('dialog', { name: 'Tweede stap van eva wissen' })
    await userEvent.click(within(question).getByRole('button', { name: 'Tweede stap wissen' }))
    await waitFor(() => expect(messages()).toContain('security.cleared'))
    expect(sentTo(secondFactor.removeFactorsOf)[0]?.input).toEqual({ gebruikersnaam: 'eva' })
  })

  it('say what went wrong when they cannot be read', async () => {
    as('Admin')
    answer(secondFactor.getFactorRules, () => refusal(500, 'error.server_fout'))
    await openPage('/settings/tweede-stap')
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  })
})

describe('where the person is logged in', () => {
  const session = (number: number, part: Partial<OpenSession> = {}): OpenSession => ({
    id: uuid(number),
    hier: false,
    browser: 'Firefox',
    systeem: 'Linux',
    netwerk: '192.0.2.x',
    soort: 'Identity',
    geopend: '2026-06-15T08:00:00.000Z',
    gebruikt: '2026-06-15T09:00:00.000Z',
    ...part,
  })
  beforeEach(() => {
    answer(secondFactor.getSessions, {
      items: [session(1, { hier: true, browser: 'Chrome' }), session(2), session(3, { browser: '', systeem: '' })],
    })
  })

  it('has this one marked, and is ended one at a time or everywhere else', async () => {
    answer(secondFactor.endOwnSession, null)
    answer(secondFactor.endOwnOtherSessions, { aantal: 2 })
    await openPage('/beveiliging')
    const list = await screen.findByRole('list', { name: 'Waar u bent ingelogd' })
    const [own] = within(list).getAllByRole('listitem')
    expect(own?.textContent).toContain('Dit apparaat')
    expect(own && within(own).queryByRole('button')).toBeNull()
    expect(within(list).getByText('Onbekend apparaat')).toBeDefined()
    await userEvent.click(within(list).getByRole('button', { name: 'Uitloggen op Firefox · Linux' }))
    await waitFor(() => expect(messages()).toContain('security.sessionEnded'))
    expect(sentTo(secondFactor.endOwnSession)[0]?.input).toEqual({ id: uuid(2) })
    await userEvent.click(screen.getByRole('button', { name: 'Overal elders uitloggen' }))
    await waitFor(() => expect(messages()).toContain('security.othersEnded'))
  })

  it('is not asked of who must set up a second step first', async () => {
    answer(secondFactor.getFactors, { ...own, verplicht: true, items: [], herstelcodes: 0 })
    await openPage('/beveiliging')
    await screen.findByText(/Uw bedrijf vraagt van u een tweede stap/)
    expect(sentTo(secondFactor.getSessions)).toEqual([])
  })
})
