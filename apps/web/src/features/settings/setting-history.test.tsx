import { settings } from '@portal/contract/settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { button, openSettings as open, save, saved, startSettings, stored } from '../../../test/settings-portal.ts'
import { answer, openPage, sentTo } from '../../../test/stand-in.tsx'

const moment = '2026-06-15T08:00:00.000Z'
beforeEach(startSettings)

it('shows what a file of another company would change, and saves it like any other change', async () => {
  stored.set('Contact_Plaats', { value: 'Zwolle', changed: true, version: 2 })
  await open()
  await userEvent.click(button('Overzetten'))
  const dialog = await screen.findByRole('dialog')
  const values = { Contact_Plaats: 'Deventer', Spoed_Prijs: 'veel', SMTP_Port: 25, SMTP_Wachtwoord: 'geheim' }
  const file = { format: 'materieel-portaal-instellingen-1', company: 'Bouw BV', values, leftOut: ['Standaard_Logo'] }
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('no input')
  await userEvent.upload(input, new File(['{}'], 'iets.json', { type: 'application/json' }))
  await within(dialog).findByText(/geen bestand met instellingen/)
  await userEvent.upload(input, new File([JSON.stringify(file)], 'a.json', { type: 'application/json' }))
  expect(await within(dialog).findByText('Uit het bestand van Bouw BV')).not.toBeNull()
  expect(dialog.textContent).toContain('1 instelling verschilt')
  expect(dialog.textContent).toContain('passen hier niet: Toeslag voor spoedlevering')
  expect(dialog.textContent).toContain('overnemen: Poort van de mailserver')
  expect(dialog.textContent).toContain('Logo van het portaal, Wachtwoord voor de mailserver')
  expect(saved()).toEqual([])
  const [close] = within(dialog).getAllByRole('button', { name: 'Sluiten' })
  if (close !== undefined) await userEvent.click(close)
  await save('zoals bij Bouw BV')
  await waitFor(() =>
    expect(saved()[0]?.items).toEqual([{ kind: 'string', name: 'Contact_Plaats', value: 'Deventer', version: 2 }]),
  )
})

it('takes the last change of a setting back, with a reason', async () => {
  const row = {
    naam: 'Contact_Plaats',
    kind: 'string',
    geheim: false,
    door: 'collega',
    moment,
    reden: 'verhuisd',
  } as const
  answer(settings.getSettingHistory, {
    items: [
      { ...row, id: '2', van: 'Zwolle', naar: 'Deventer', herstelt: null, herstelbaar: true },
      { ...row, id: '1', van: null, naar: 'Zwolle', herstelt: null, herstelbaar: false },
    ],
    totaal: 2,
  })
  answer(settings.undoSettingChange, null)
  await openPage('/settings/geschiedenis')
  await userEvent.click(await screen.findByRole('button', { name: /Wijziging van Plaats onderaan de pagina terug/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain("van 'Deventer' terug naar 'Zwolle'")
  await userEvent.type(within(dialog).getByLabelText(/Reden/), 'vergissing')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Terugdraaien' }))
  await waitFor(() => expect(sentTo(settings.undoSettingChange)).toHaveLength(1))
  expect(sentTo(settings.undoSettingChange)[0]?.input).toEqual({ wijziging: '2', reden: 'vergissing' })
})
