import { settings } from '@portal/contract/settings.ts'
import { findSetting, settingKeys } from '@portal/domain/settings/catalogue.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, openSettings as open, save, saved, startSettings, stored } from '../../../test/settings-portal.ts'
import { answer, messages, router } from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'

const moment = '2026-06-15T08:00:00.000Z'
beforeEach(startSettings)

const typedIn = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null)
function wordsBeside(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

describe('the editor of settings', () => {
  it('holds every setting of the catalogue in its area, and its control when the area is opened (R-ROUTE-66)', async () => {
    await open()
    for (const area of screen.getAllByRole('button', { expanded: false })) fireEvent.click(area)
    const shown = [...document.querySelectorAll<HTMLElement>('[data-setting]')].map(({ dataset }) => dataset.setting)
    expect(shown.sort()).toEqual([...settingKeys].sort())
    const without = settingKeys.filter((name) => document.getElementById(`field-${name}`) === null)
    expect(without).toEqual([])
  }, 60_000)

  it('finds by label, name and group, and narrows by kind and by what differs', async () => {
    stored.set('CatalogItemsPerpage', { value: 30, changed: true })
    await open('?zoek=weekend')
    expect(await screen.findByRole('switch', { name: 'Geen levering in het weekend' })).not.toBeNull()
    expect(screen.queryByLabelText('Standaarddepot')).toBeNull()
    await userEvent.clear(screen.getByRole('searchbox', { name: /Zoeken op naam/ }))
    await userEvent.type(screen.getByRole('searchbox', { name: /Zoeken op naam/ }), 'Depot_Sta')
    expect(screen.getByLabelText('Standaarddepot')).not.toBeNull()
    await userEvent.clear(screen.getByRole('searchbox', { name: /Zoeken op naam/ }))
    await userEvent.selectOptions(screen.getByLabelText('Tonen'), 'changed')
    expect(document.querySelectorAll('[data-setting]')).toHaveLength(1)
    expect(screen.getByText(`Standaard: ${findSetting('CatalogItemsPerpage')?.default}`)).not.toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Soort'), 'column')
    expect(screen.getByText('Geen instelling past bij wat u zoekt.')).not.toBeNull()
  })

  it('stay closed by area while too many are left to read', async () => {
    await open('?zoek=a')
    const areas = await screen.findAllByRole('button', { name: /\d+ instellingen$/ })
    expect(areas.length).toBeGreaterThan(5)
    expect(areas.every((area) => area.getAttribute('aria-expanded') === 'false')).toBe(true)
  })

  it('saves several at once with their versions and the reason, and nothing before that (R-SET-37)', async () => {
    stored.set('Depot_Standaard', { version: 7 })
    await open('?gebied=Standaard')
    await userEvent.type(await screen.findByLabelText('Standaarddepot'), 'D1')
    await userEvent.click(screen.getByRole('switch', { name: 'Nieuws tonen in het menu' }))
    expect(saved()).toEqual([])
    await save('nieuw depot')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toEqual({
      reason: 'nieuw depot',
      items: [
        { kind: 'string', name: 'Depot_Standaard', value: 'D1', version: 7 },
        { kind: 'bool', name: 'Standaard_Nieuws', value: false, version: 0 },
      ],
    })
    await waitFor(() => expect(messages()).toContain('settings.saved'))
    expect(screen.queryByRole('region', { name: 'Niet opgeslagen wijzigingen' })).toBeNull()
  })

  it('says beside the field what is out of bounds and saves nothing (R-VAL-13, R-VAL-14, R-VAL-21)', async () => {
    await open('?gebied=Standaard')
    for (const label of ['Decimalen in prijzen', 'Decimalen in gewichten']) {
      const field = await screen.findByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, '6')
      expect(wordsBeside(field)).toMatch(/Vul 5 of minder in/)
      await userEvent.clear(field)
      await userEvent.type(field, '5')
      expect(wordsBeside(field)).toBe('0 t/m 5')
      await userEvent.clear(field)
      expect(wordsBeside(field)).toMatch(/Vul een heel getal in/)
    }
    await userEvent.click(button('Opslaan…'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(saved()).toEqual([])
  })

  it('leaves mail to the superadministrator, lets nobody change the deployment, and never shows a secret', async () => {
    stored.set('SMTP_Wachtwoord', { changed: true })
    await open('?gebied=Email')
    const secret = await screen.findByLabelText('Wachtwoord voor de mailserver')
    expect(typedIn(secret)).toBe('')
    expect(secret.hasAttribute('disabled')).toBe(true)
    expect(screen.getByLabelText('Mailserver').hasAttribute('disabled')).toBe(true)
    await userEvent.selectOptions(screen.getByLabelText('Onderdeel'), 'Navision')
    expect((await screen.findByLabelText('Adres van de backoffice')).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Vastgelegd bij de installatie')).not.toBeNull()
  })

  it('takes a new secret, and an emptied field leaves the old one as it is', async () => {
    stored.set('SMTP_Wachtwoord', { changed: true, editable: true, version: 3 })
    await open('?gebied=Email')
    const secret = await screen.findByLabelText('Wachtwoord voor de mailserver')
    await userEvent.type(secret, 'x')
    await userEvent.clear(secret)
    expect(screen.queryByRole('button', { name: 'Opslaan…' })).toBeNull()
    await userEvent.type(secret, 'nieuw')
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.items).toEqual([{ kind: 'string', name: 'SMTP_Wachtwoord', value: 'nieuw', version: 3 }])
  })

  it('orders columns by keyboard alone, hides them, and keeps required ones in sight (R-SET-33)', async () => {
    await open('?zoek=Catalogus_Kolommen')
    const entry = findSetting('Catalogus_Kolommen')
    if (entry?.kind !== 'column') throw new Error('no columns')
    const list = await screen.findByRole('list', { name: 'Kolommen van de catalogus' })
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span')?.textContent)
    const [first, second] = names()
    const fixed = entry.default.find(({ required }) => required)
    expect(fixed).toBeDefined()
    for (const box of within(list).getAllByRole('checkbox', { checked: true, name: /Verplicht/ }))
      expect(box.hasAttribute('disabled')).toBe(true)
    within(list)
      .getByRole('button', { name: `${first} omlaag` })
      .focus()
    await userEvent.keyboard('{Enter}')
    expect(names().slice(0, 2)).toEqual([second, first])
    const free = entry.default.find(({ required, visible }) => !required && visible)
    const box = within(list)
      .getAllByRole('checkbox', { name: /Zichtbaar/ })
      .find((one) => !(one as HTMLInputElement).disabled)
    box?.focus()
    await userEvent.keyboard(' ')
    expect(free).toBeDefined()
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    const value = saved()[0]?.items[0]?.value as { column: string; order: number; visible: boolean }[]
    expect(value.map(({ order }) => order)).toEqual(value.map((_, place) => place + 1))
    expect(value.filter(({ visible }) => !visible)).toHaveLength(
      entry.default.filter(({ visible }) => !visible).length + 1,
    )
  })

  it('goes back to the default of the tenant', async () => {
    stored.set('CatalogItemsPerpage', { value: 30, defaultValue: 18, changed: true, version: 4 })
    await open('?zoek=CatalogItemsPerpage')
    await userEvent.click(await screen.findByRole('button', { name: /terug naar standaard/ }))
    expect(typedIn(screen.getByRole('textbox', { name: /Aantal artikelen per pagina/ }))).toBe('18')
    await save()
    await waitFor(() => expect(saved()[0]?.items[0]).toMatchObject({ value: null, version: 4 }))
  })

  it('refuses to shut the last way in, in words beside the switch (R-SET-35)', async () => {
    await open('?zoek=Login_Identity')
    const own = await screen.findByRole('switch', { name: 'Inloggen met gebruikersnaam en wachtwoord' })
    await userEvent.click(own)
    expect(wordsBeside(own)).toMatch(/geen beheerder meer inloggen/)
    await userEvent.click(button('Opslaan…'))
    expect(saved()).toEqual([])
  })
})

describe('two administrators', () => {
  it('see both values and who came first, and choose', async () => {
    await open('?zoek=Contact_Plaats')
    await userEvent.type(await screen.findByLabelText('Plaats onderaan de pagina'), 'Zwolle')
    stored.set('Contact_Plaats', {
      value: 'Deventer',
      changed: true,
      version: 9,
      changedBy: 'collega',
      changedAt: moment,
    })
    await act(() => refreshCalls([settings.getAppSettings]))
    expect(await screen.findByText(/collega heeft dit intussen gewijzigd/)).not.toBeNull()
    expect(screen.getByText('Deventer')).not.toBeNull()
    await userEvent.click(button('Mijn waarde gebruiken'))
    await save()
    await waitFor(() => expect(saved()[0]?.items[0]).toMatchObject({ value: 'Zwolle', version: 9 }))
  })

  it('are answered by the server when the event had not come yet, and nothing typed is lost', async () => {
    answer(settings.updateAppSettings, () => {
      stored.set('Contact_Plaats', {
        value: 'Deventer',
        changed: true,
        version: 9,
        changedBy: 'collega',
        changedAt: moment,
      })
      const params = { name: 'Contact_Plaats', user: 'collega' }
      const fields = [{ field: 'items.0.value', code: 'instelling.intussen', params }]
      return new Response(JSON.stringify({ code: 'instelling.intussen', params, reference: 'R', fields }), {
        status: 409,
      })
    })
    await open('?zoek=Contact_Plaats')
    await userEvent.type(await screen.findByLabelText('Plaats onderaan de pagina'), 'Zwolle')
    await save()
    expect(await screen.findByText(/collega heeft dit intussen gewijzigd/)).not.toBeNull()
    expect(typedIn(screen.getByLabelText('Plaats onderaan de pagina'))).toBe('Zwolle')
    await userEvent.click(button('Opgeslagen waarde laten staan'))
    expect(typedIn(screen.getByLabelText('Plaats onderaan de pagina'))).toBe('Deventer')
  })
})

it('asks before another screen is opened while something is not saved', async () => {
  await open('?zoek=Contact_Plaats')
  await userEvent.type(await screen.findByLabelText('Plaats onderaan de pagina'), 'Zwolle')
  void router.navigate({ to: '/settings/geschiedenis' })
  const dialog = await screen.findByRole('dialog', { name: 'Wijzigingen weggooien?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
  expect(router.state.location.pathname).toBe('/settings')
  expect(typedIn(screen.getByLabelText('Plaats onderaan de pagina'))).toBe('Zwolle')
})
