import { notifications } from '@portal/contract/notifications.ts'
import { defaultPreferences } from '@portal/domain/notifications/preferences.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, freshPortal, logIn, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'

let stored = { voorkeuren: defaultPreferences, email: 'eva@bouw.example' }

beforeEach(() => {
  freshPortal()
  logIn()
  stored = { voorkeuren: defaultPreferences, email: 'eva@bouw.example' }
  answer(notifications.getPreferences, () => stored)
  answer(notifications.setPreferences, ({ voorkeuren }) => {
    // What the page sends is what the portal takes.
    stored = { ...stored, voorkeuren: voorkeuren as typeof defaultPreferences }
    return null
  })
})

async function kind(name: string) {
  await openPage('/meldingen-instellen')
  const row = (await screen.findByRole('heading', { level: 3, name })).closest('li')
  if (row === null) throw new Error(`${name} has no row`)
  return within(row)
}
const sent = () => sentTo(notifications.setPreferences).map(({ input }) => input.voorkeuren)

describe('the choice of notifications', () => {
  it('is kept at once for each kind, and nothing of the others changes', async () => {
    const row = await kind('Een levering komt de volgende werkdag')
    await userEvent.click(row.getByRole('switch', { name: 'In het portaal' }))
    await userEvent.selectOptions(row.getByRole('combobox', { name: /^Per e-mail/ }), 'Eén keer per dag')
    const { soorten } = defaultPreferences
    await vi.waitFor(() =>
      expect(sent()).toEqual([
        { ...defaultPreferences, soorten: { ...soorten, komt: { portaal: false, push: true, mail: 'nooit' } } },
        { ...defaultPreferences, soorten: { ...soorten, komt: { portaal: false, push: true, mail: 'dagelijks' } } },
      ]),
    )
    expect(await screen.findByText('Opgeslagen')).toBeTruthy()
  })

  it('has no choice of mail for what is mailed anyhow', async () => {
    const row = await kind('Een lijst is afgekeurd')
    expect(row.getByText('Komt altijd per e-mail.')).toBeTruthy()
    expect(row.queryByRole('combobox')).toBeNull()
  })

  it('takes a time once its field is left, and never none for the mail of the day', async () => {
    await openPage('/meldingen-instellen')
    const daily = await screen.findByLabelText('E-mail van de dag om')
    fireEvent.change(daily, { target: { value: '' } })
    fireEvent.blur(daily)
    expect(daily).toHaveProperty('value', '07:00')
    const from = screen.getByLabelText(/^Stil vanaf/)
    fireEvent.change(from, { target: { value: '22:00' } })
    expect(sent()).toEqual([])
    fireEvent.blur(from)
    await vi.waitFor(() => expect(sent()).toEqual([{ ...defaultPreferences, stilVan: '22:00' }]))
  })

  it('says that mail cannot reach who has no address', async () => {
    stored = { ...stored, email: '' }
    await openPage('/meldingen-instellen')
    expect(await screen.findByText(/Er is geen e-mailadres van u bekend/)).toBeTruthy()
  })

  it('goes back to what is stored when it cannot be kept', async () => {
    answer(notifications.setPreferences, () => refusal(500, 'error.server_fout'))
    const row = await kind('Materieel moet gekeurd worden')
    const portal = row.getByRole('switch', { name: 'In het portaal' })
    await userEvent.click(portal)
    await vi.waitFor(() => expect(portal.getAttribute('aria-checked')).toBe('true'))
    expect(sent()).toHaveLength(1)
  })
})
