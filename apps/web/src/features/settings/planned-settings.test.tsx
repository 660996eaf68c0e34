import { type PlannedSettings, settings } from '@portal/contract/settings.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, openSettings as open, saved, startSettings } from '../../../test/settings-portal.ts'
import { answer, messages, sentTo, uuid } from '../../../test/stand-in.tsx'
import { today } from '../../lib/today.ts'

beforeEach(startSettings)

const nextYear = Number(today().slice(0, 4)) + 1
const waiting: PlannedSettings = {
  id: uuid(1),
  begin: `${nextYear}-01-01T08:00:00.000Z`,
  reden: 'verhuizing',
  door: 'collega',
  moment: '2026-06-15T08:00:00.000Z',
  mislukt: false,
  fout: null,
  intrekbaar: true,
  items: [{ name: 'Contact_Plaats', kind: 'string', value: 'Almelo' }],
}
const failed: PlannedSettings = {
  ...waiting,
  id: uuid(2),
  mislukt: true,
  fout: { code: 'instelling.intussen', params: { name: 'Contact_Plaats', user: 'piet' } },
}

async function changeTown(): Promise<void> {
  await open('?zoek=Contact_Plaats')
  await userEvent.type(await screen.findByLabelText('Plaats onderaan de pagina'), 'Zwolle')
  await userEvent.click(button('Opslaan…'))
}

describe('a change for a later moment', () => {
  it('is planned for a day and time of Amsterdam, and nothing is stored before', async () => {
    answer(settings.planSettings, { id: uuid(3) })
    await changeTown()
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Op een later moment/ }))
    expect(within(dialog).getByRole('button', { name: 'Klaarzetten' })).toHaveProperty('disabled', true)
    await userEvent.type(within(dialog).getByLabelText(/^Dag/), `15-01-${nextYear}{Enter}`)
    fireEvent.change(within(dialog).getByLabelText(/^Tijd/), { target: { value: '09:30' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Klaarzetten' }))
    await waitFor(() => expect(sentTo(settings.planSettings)).toHaveLength(1))
    expect(sentTo(settings.planSettings)[0]?.input).toMatchObject({
      begin: `${nextYear}-01-15T08:30:00.000Z`,
      items: [{ name: 'Contact_Plaats', value: 'Zwolle' }],
    })
    expect(saved()).toEqual([])
    await waitFor(() => expect(messages()).toContain('settings.planSaved'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is refused beside its field when its moment is over, and when the setting is planned already', async () => {
    answer(settings.getPlannedSettings, { items: [waiting] })
    await changeTown()
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Op een later moment/ }))
    await userEvent.type(within(dialog).getByLabelText(/^Dag/), '01-01-2020{Enter}')
    expect(await within(dialog).findByText('Kies een moment dat nog komt.')).toBeDefined()
    await userEvent.clear(within(dialog).getByLabelText(/^Dag/))
    await userEvent.type(within(dialog).getByLabelText(/^Dag/), `15-01-${nextYear}{Enter}`)
    expect(await within(dialog).findByText(/staat al een wijziging klaar/)).toBeDefined()
    expect(within(dialog).getByRole('button', { name: 'Klaarzetten' })).toHaveProperty('disabled', true)
  })

  it('is listed with who planned it, stands beside its setting, and can be withdrawn', async () => {
    answer(settings.getPlannedSettings, { items: [waiting] })
    answer(settings.withdrawPlannedSettings, null)
    await open('?zoek=Contact_Plaats')
    expect(await screen.findByText(`Gaat in op 01-01-${nextYear} 09:00`)).toBeDefined()
    expect(screen.getByText(`Vanaf 01-01-${nextYear} 09:00: Almelo`)).toBeDefined()
    expect(screen.getByText(/^Klaargezet door collega/)).toBeDefined()
    await userEvent.click(button(`Wijziging van 01-01-${nextYear} 09:00 intrekken`))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Intrekken' }))
    await waitFor(() => expect(sentTo(settings.withdrawPlannedSettings)[0]?.input).toEqual({ id: uuid(1) }))
  })

  it('that somebody overtook is shown, with who it was, and its values can be taken over', async () => {
    answer(settings.getPlannedSettings, { items: [failed] })
    await open()
    expect(await screen.findByText(/piet wijzigde deze instelling intussen/)).toBeDefined()
    await userEvent.click(button('Waarden overnemen'))
    const field = await screen.findByLabelText('Plaats onderaan de pagina')
    expect(field).toHaveProperty('value', 'Almelo')
    expect(saved()).toEqual([])
  })
})

describe('what a setting does', () => {
  it('stands below it where its name does not say it, and is found by its words', async () => {
    await open('?zoek=kopie van elke bestelling')
    expect(await screen.findByLabelText('E-mailadres voor bestellingen')).toBeDefined()
    expect(document.querySelectorAll('[data-setting]')).toHaveLength(1)
    expect(screen.getByText(/Krijgt een kopie van elke bestelling/)).toBeDefined()
  })
})
