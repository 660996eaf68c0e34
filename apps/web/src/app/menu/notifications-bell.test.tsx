import { notifications } from '@portal/contract/notifications.ts'
import { noValues } from '@portal/domain/notifications/person-notification.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showPage } from '../../../test/show-page.ts'
import { tokenFor } from '../../../test/token-for.ts'
import { closeShown, notificationStore, notify } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { endSession, startSession } from '../../lib/session.ts'
import { switchLanguage } from '../../lib/text.ts'
import { Providers } from '../Providers.tsx'

const one = {
  id: '0f0e7a52-3b1a-4f8e-9b70-7a2c7a0d1c01',
  soort: 'afgekeurd',
  onderwerp: 'B-1',
  materieellocatie: '20417',
  gegevens: { ...noValues, naam: 'Ruwbouw', door: 'Gerda Smit', reden: 'Te duur' },
  gelezen: false,
}
const old = {
  ...one,
  id: '0f0e7a52-3b1a-4f8e-9b70-7a2c7a0d1c02',
  soort: 'goedgekeurd',
  onderwerp: 'A-7',
  gelezen: true,
}
let answer: Response | object
let sent: unknown[]

beforeEach(async () => {
  endSession()
  queryClient.clear()
  sent = []
  while (notificationStore.get().queue.shown !== null) closeShown()
  notificationStore.set((now) => ({ ...now, history: [] }))
  answer = {
    items: [
      { ...one, op: new Date().toISOString() },
      { ...old, op: '2020-01-02T09:00:00.000Z' },
    ],
  }
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === notifications.setRead.path) {
      sent.push(JSON.parse(String(body)))
      return new Response(null, { status: 204 })
    }
    if (address !== notifications.getNotifications.path) return new Response('{}', { status: 200 })
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer), { status: 200 })
  })
  await switchLanguage('nl-NL')
})

async function openBell(count = '') {
  startSession(tokenFor('eva'), 'Identity')
  render(<Providers />)
  await showPage('/info')
  await userEvent.click(await screen.findByRole('button', { name: `Meldingen openen${count}` }))
  return within(screen.getByRole('group', { name: 'Meldingen' }))
}

describe('the bell', () => {
  it('counts what is unread at the server and shows it by day, in words with a link', async () => {
    const bell = await openBell(' (1)')
    const today = within(await bell.findByRole('region', { name: 'Vandaag' }))
    expect(today.getByRole('link', { name: /Lijst “Ruwbouw” is afgekeurd door Gerda Smit: Te duur/ })).toHaveProperty(
      'pathname',
      '/bestellijst',
    )
    const earlier = within(bell.getByRole('region', { name: 'Eerder' }))
    expect(earlier.getByRole('link', { name: /Het is aanvraag A-7/ })).toHaveProperty('pathname', '/aanvragen/A-7')
  })

  it('counts nothing that this page said itself, before or after it is opened, and lists it below', async () => {
    notify('locaties.bijgewerkt')
    const bell = await openBell(' (1)')
    expect(
      await within(await bell.findByRole('region', { name: 'In dit venster' })).findByText(/bijgewerkt/),
    ).toBeTruthy()
    notify('wachtwoord.gewijzigd')
    expect(await bell.findByText(/wachtwoord/i)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Meldingen openen (1)' })).toBeTruthy()
  })

  it('marks all as read', async () => {
    const bell = await openBell(' (1)')
    await userEvent.click(await bell.findByRole('button', { name: 'Alles gelezen' }))
    await waitFor(() => expect(sent).toEqual([{ gebruikerLogin: 'eva' }]))
  })

  it('marks what is opened as read', async () => {
    const bell = await openBell(' (1)')
    await userEvent.click(await bell.findByRole('link', { name: /afgekeurd/ }))
    await waitFor(() => expect(sent).toEqual([{ gebruikerLogin: 'eva', ids: [one.id] }]))
  })

  it('says when there is nothing', async () => {
    answer = { items: [] }
    expect(await (await openBell()).findByText('Er zijn geen meldingen.')).toBeTruthy()
  })

  it('says when it cannot be read, with a way to try again', async () => {
    answer = new Response(JSON.stringify({ code: 'error.server_fout', reference: '7F3K' }), { status: 500 })
    const bell = await openBell()
    expect(await bell.findByText('De meldingen konden niet worden opgehaald.', {}, { timeout: 8000 })).toBeTruthy()
    expect(bell.getByRole('button', { name: /opnieuw/i })).toBeTruthy()
  }, 15_000)
})
