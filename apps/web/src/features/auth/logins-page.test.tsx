import { auth } from '@portal/contract/auth.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const directory = {
  methode: 'Directory' as const,
  aan: true,
  ingericht: true,
  adres: 'ldaps://dc1.bouwer.nl',
  terugadressen: [],
}
const microsoft = {
  methode: 'Azure' as const,
  aan: false,
  ingericht: true,
  adres: 'https://login.microsoftonline.com/8a6d/v2.0',
  terugadressen: ['https://portaal.bouwer.nl/inlog-methode'],
}
const federation = { methode: 'Federation' as const, aan: true, ingericht: false, adres: '', terugadressen: [] }

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  answer(auth.getLoginMethods, { items: [microsoft, federation, directory] })
})

const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('section')
  if (card === null) throw new Error(`${title} has no card`)
  return within(card)
}

describe('the logins of employees', () => {
  it('show what is on, what is set up, and what to register elsewhere (R-GEN-22)', async () => {
    await openPage('/settings/logins')
    const card = await cardOf('Microsoft-account')
    expect(card.getByText('Uit')).toBeTruthy()
    expect(card.getByText('Ingericht')).toBeTruthy()
    expect(card.getByText('https://portaal.bouwer.nl/inlog-methode')).toBeTruthy()
    const other = await cardOf('Inlogserver van het bedrijf')
    expect(other.getByText('Aan')).toBeTruthy()
    expect(other.getByText('Niet ingericht')).toBeTruthy()
  })

  it('are tested with a name to look up, and say what is wrong (R-JOB-25)', async () => {
    const names = { name: 'jan', account: 'CN=portaal', url: directory.adres }
    answer(auth.testDirectory, {
      ok: false,
      durationMs: 12,
      steps: [
        { step: 'directory.connected', ok: true, params: names },
        { step: 'directory.notFound', ok: false, params: names },
      ],
    })
    await openPage('/settings/logins')
    const card = await cardOf('Netwerkaccount')
    await userEvent.type(card.getByLabelText(/^Naam om op te zoeken/), ' jan ')
    await userEvent.click(card.getByRole('button', { name: 'Netwerkaccount testen' }))
    const wrong = await card.findByText('jan is niet gevonden.')
    expect(wrong.closest('li')?.hasAttribute('data-bad')).toBe(true)
    expect(card.getByText(/^ldaps:\/\/dc1\.bouwer\.nl laat CN=portaal toe/)).toBeTruthy()
    expect(sentTo(auth.testDirectory)[0]?.input).toEqual({ gebruikersnaam: 'jan' })
  })

  it('are tested at the identity server of the card', async () => {
    answer(auth.testProvider, { ok: false, durationMs: 3, steps: [{ step: 'notConfigured', ok: false, params: {} }] })
    await openPage('/settings/logins')
    const card = await cardOf('Inlogserver van het bedrijf')
    await userEvent.click(card.getByRole('button', { name: 'Inlogserver van het bedrijf testen' }))
    expect(await card.findByText(/staat niet in het bestand met de inrichting/)).toBeTruthy()
    expect(sentTo(auth.testProvider)[0]?.input).toEqual({ methode: 'Federation' })
  })
})
