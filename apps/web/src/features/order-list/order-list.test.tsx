import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { settings } from '@portal/contract/settings.ts'
import { settingsCatalogue } from '@portal/domain/settings/catalogue.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSavedRequest } from '../../../test/order-portal.ts'
import {
  answer,
  buildLine,
  buildList,
  buildLocation,
  freshPortal,
  logIn,
  openPage,
  refusal,
  router,
  sentTo,
  uuid,
} from '../../../test/stand-in.tsx'
import { refreshCalls } from '../../lib/use-call.ts'

const main = buildLine(1, { omschrijving: 'Betonmolen', aantal: 3 })
const child = buildLine(2, { omschrijving: 'Kabel', aantal: 3, parentId: main.id })
const other = buildLine(3, { omschrijving: 'Bezem', aantal: 1 })

function serve(items = [main, child, other], part: Parameters<typeof buildList>[0] = {}, versie = 7) {
  const lijst = buildList(part)
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items, savedAanvraagNummer: null, lijst, versie })
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Aantal van ${name}` })
const names = () =>
  screen.getAllByRole('listitem').flatMap((line) => line.querySelector('strong a, strong')?.textContent ?? [])

async function open() {
  await openPage('/bestellijst')
  await screen.findByRole('list', { name: 'Artikelen op de bestellijst' })
}

beforeEach(() => {
  freshPortal()
  logIn()
  serve()
})

describe('the order list', () => {
  it('shows weights per piece and in total (R-ENT-30)', async () => {
    serve([buildLine(1, { aantal: 3, gewichtPerStuk: 10 })])
    await open()
    const line = within(screen.getByRole('list', { name: 'Artikelen op de bestellijst' }))
    expect(line.getByText('10 kg per stuk')).toBeTruthy()
    expect(line.getByText('30 kg totaal')).toBeTruthy()
    const totals = screen.getByRole('complementary', { name: 'Totalen van de bestellijst' })
    expect(within(totals).getByText('30 kg')).toBeTruthy()
  })

  it('counts in the menu and in its totals what was chosen, not what comes along with it', async () => {
    await open()
    const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }))
    expect(await menu.findByRole('link', { name: /^Bestellijst.*2/ })).toBeTruthy()
    const totals = within(screen.getByRole('complementary', { name: 'Totalen van de bestellijst' }))
    expect(totals.getByText('Regels').nextSibling?.textContent).toBe('2')
    expect(totals.getByText('Totaal aantal').nextSibling?.textContent).toBe('7')
  })

  it('hides a column while it is open, when an administrator switches it off', async () => {
    serve([buildLine(1, { aantal: 3, gewichtPerStuk: 10 })])
    await open()
    expect(screen.getByText('30 kg totaal')).toBeTruthy()
    expect(screen.getByText('Geschatte huur per week')).toBeTruthy()
    const value = settingsCatalogue.Bestellijst_Kolommen.default.map((each) => ({
      ...each,
      visible: !['gewichtPerStuk', 'huurPrijs', 'huurPrijsWeek', 'verkoopPrijs'].includes(each.column),
    }))
    const none = { boolValues: [], multiStrings: [], intValues: [], stringValues: [], fileValues: [] }
    answer(settings.getSettings, { ...none, columnSettings: [{ name: 'Bestellijst_Kolommen', value }] })
    await refreshCalls([settings.getSettings])
    await vi.waitFor(() => expect(screen.queryByText('30 kg totaal')).toBeNull())
    expect(screen.queryByText('Totaal gewicht')).toBeNull()
    expect(screen.queryByText('Geschatte huur per week')).toBeNull()
  })

  it('marks what can no longer be ordered, and not what comes along with something else', async () => {
    serve([main, { ...child, bestelbaar: false }, { ...other, bestelbaar: false }])
    await open()
    const lines = screen.getAllByRole('listitem').filter((line) => line.querySelector('strong') !== null)
    const isMarked = (line: HTMLElement) => within(line).queryByText('Niet te bestellen') !== null
    expect(lines.map(isMarked)).toEqual([false, false, true])
  })

  it('shows the weight of a single piece once', async () => {
    serve([buildLine(1, { aantal: 1, gewichtPerStuk: 10 })])
    await open()
    const line = within(screen.getByRole('list', { name: 'Artikelen op de bestellijst' }))
    expect(line.getByText('10 kg per stuk')).toBeTruthy()
    expect(line.queryByText('10 kg totaal')).toBeNull()
  })

  it('is replaced by every answer (R-LIST-02)', async () => {
    await open()
    serve([buildLine(9, { omschrijving: 'Kruiwagen' })])
    await refreshCalls([orderList.getOrderList])
    expect(await screen.findByText('Kruiwagen')).toBeTruthy()
    expect(screen.queryByText('Betonmolen')).toBeNull()
  })

  it('says that it is empty and leads to the catalogue (R-SCR-SHELL-22)', async () => {
    serve([])
    await openPage('/bestellijst')
    expect(await screen.findByText('Uw bestellijst is leeg.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Materieel kiezen' }).getAttribute('href')).toBe('/materieel')
  })

  it('is shown blocked, without anything to change (R-SCR-OLIST-01)', async () => {
    logIn(buildLocation({ geblokeerd: true, bestelbaar: false }))
    serve([main], { toestand: 'geblokkeerd', geblokkeerd: true })
    await open()
    expect(screen.getByText('Deze locatie is geblokkeerd. Bestellen en afvoeren is niet mogelijk.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Aantal van Betonmolen' })).toBeNull()
  })

  it('is shown as submitted for approval, without anything to change (R-SCR-OLIST-02)', async () => {
    serve([main], { toestand: 'ingediend', geblokkeerd: true, savedAanvraagNummer: 'G-100001' })
    answer(ordering.getSavedRequest, buildSavedRequest())
    await open()
    expect(screen.getByText('Deze bestellijst is ingediend en wacht op goedkeuring.')).toBeTruthy()
    expect(screen.getByText('G-100001')).toBeTruthy()
    expect(await screen.findByText('Gerda Vos, Hans Smit')).toBeTruthy()
    expect(screen.getByText(/^01-06-2026/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Aanvragen' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Aantal van Betonmolen' })).toBeNull()
  })

  it('shows the reason of a rejection and can be changed again (R-SCR-OLIST-03)', async () => {
    serve([main], { toestand: 'afgekeurd', redenAfkeuring: 'Te duur' })
    await open()
    expect(screen.getByText('Deze bestellijst is afgekeurd. Reden: Te duur')).toBeTruthy()
    expect(quantityOf('Betonmolen')).toBeTruthy()
  })

  it('can only be looked at with a read-only role (R-ROLE-30)', async () => {
    logIn(buildLocation({ rol: 'administration' }))
    await open()
    expect(screen.getByText('U kunt op deze locatie alleen kijken. Bestellen kan niet met uw rol.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Aantal van Betonmolen' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Betonmolen van de lijst halen' })).toBeNull()
  })
})

describe('saving', () => {
  it('happens once, a second after the last change, with the last state (R-CALL-09)', async () => {
    answer(orderList.updateItems, { versie: 8 })
    await open()
    const plus = within(screen.getByRole('group', { name: 'Aantal van Betonmolen' })).getByRole('button', {
      name: 'Eén meer',
    })
    // Nothing runs between the two, however slow the machine is.
    fireEvent.click(plus)
    const changedAt = performance.now()
    fireEvent.click(plus)
    expect(screen.getByText('Bezig met opslaan…')).toBeTruthy()
    expect(sentTo(orderList.updateItems)).toEqual([])
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(1))
    const [save] = sentTo(orderList.updateItems)
    expect(save?.input).toEqual({ items: [{ id: main.id, aantal: 5, comment: '' }], versie: 7 })
    expect((save?.at ?? 0) - changedAt).toBeGreaterThan(900)
    expect(await screen.findByText('Opgeslagen')).toBeTruthy()
  })

  it('asks about a number that was half typed when another one arrived', async () => {
    answer(orderList.updateItems, { versie: 9 })
    await open()
    await userEvent.clear(quantityOf('Betonmolen'))
    await userEvent.type(quantityOf('Betonmolen'), '5')
    serve([{ ...main, aantal: 9 }, child, other], {}, 8)
    await refreshCalls([orderList.getOrderList])
    expect(quantityOf('Betonmolen').value).toBe('5')
    await userEvent.type(quantityOf('Betonmolen'), '{Enter}')
    expect(await screen.findByText('Deze lijst is intussen op een andere plek gewijzigd.')).toBeTruthy()
    expect(screen.getByText('5 × Betonmolen')).toBeTruthy()
    expect(sentTo(orderList.updateItems)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Mijn wijziging toch opslaan' }))
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(1))
    expect(sentTo(orderList.updateItems)[0]?.input).toMatchObject({ items: [{ id: main.id, aantal: 5 }], versie: 8 })
  })

  it('on top of a line that changed meanwhile says what is not saved, and saves it when asked', async () => {
    answer(orderList.updateItems, ({ versie }) => {
      if (versie !== 7) return { versie: 9 }
      serve([{ ...main, aantal: 9 }, child, other], {}, 8)
      return refusal(409, 'error.tussentijds_gewijzigd')
    })
    await open()
    await userEvent.clear(quantityOf('Betonmolen'))
    await userEvent.type(quantityOf('Betonmolen'), '5{Enter}')
    expect(await screen.findByText('Deze lijst is intussen op een andere plek gewijzigd.')).toBeTruthy()
    expect(screen.getByText('5 × Betonmolen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mijn wijziging toch opslaan' }))
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(2))
    expect(sentTo(orderList.updateItems)[1]?.input).toMatchObject({ items: [{ id: main.id, aantal: 5 }], versie: 8 })
  })

  it('waits while a remark is too long, and says so (R-VAL-10)', async () => {
    answer(orderList.updateItems, { versie: 8 })
    serve([{ ...main, comment: 'x'.repeat(250) }])
    await open()
    const remark = screen.getByRole('textbox', { name: 'Opmerking bij Betonmolen' })
    await userEvent.type(remark, 'x')
    expect(screen.getByText('Maximaal 250 tekens.')).toBeTruthy()
    expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy()
    await userEvent.type(remark, '{Backspace}{Backspace}')
    await vi.waitFor(() => expect(sentTo(orderList.updateItems)).toHaveLength(1))
    expect(sentTo(orderList.updateItems)[0]?.input.items[0]?.comment).toHaveLength(249)
  })
})

describe('taking a line off', () => {
  const remove = () => userEvent.click(screen.getByRole('button', { name: 'Betonmolen van de lijst halen' }))

  it('takes what came with it along, and undo brings both back (R-LIST-01)', async () => {
    answer(orderList.removeItem, null)
    await open()
    await remove()
    expect(names()).toEqual(expect.not.arrayContaining(['Betonmolen', 'Kabel']))
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    expect(names()).toEqual(expect.arrayContaining(['Betonmolen', 'Kabel', 'Bezem']))
    expect(sentTo(orderList.removeItem)).toEqual([])
  })

  it('is sent when the page is left', async () => {
    answer(orderList.removeItem, null)
    await open()
    await remove()
    await router.navigate({ to: '/info' })
    await vi.waitFor(() => expect(sentTo(orderList.removeItem).map(({ input }) => input)).toEqual([{ id: main.id }]))
  })

  it('comes back with the reason when the portal refuses it', async () => {
    answer(orderList.removeItem, () => refusal(400, 'bestellijst.geblokkeerd'))
    await open()
    await remove()
    await userEvent.click(screen.getByRole('button', { name: 'Bezem van de lijst halen' }))
    expect(await screen.findByText('Betonmolen')).toBeTruthy()
  })
})

describe('order lists', () => {
  it('show name, location, pieces and state over all locations', async () => {
    answer(orderList.getOrderLists, {
      lijsten: [
        buildList({ totaalAantal: 12 }),
        buildList({ id: uuid(901), naam: 'Dak', materieelLocatieNr: '10002', toestand: 'ingediend' }),
      ],
    })
    await openPage('/bestellijsten')
    const row = await screen.findByRole('row', { name: /Dak/ })
    expect(within(row).getByText('Wacht op goedkeuring')).toBeTruthy()
    expect(within(row).getByText(/10002/)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Bestellijst 10001 De Waterlinie/ })).getByText('12')).toBeTruthy()
  })

  it('take no name that another list at the location has', async () => {
    answer(orderList.getOrderLists, { lijsten: [buildList(), buildList({ id: uuid(901), naam: 'Fundering' })] })
    await openPage('/bestellijsten')
    await userEvent.click(await screen.findByRole('button', { name: /Fundering.*wijzigen|wijzigen.*Fundering/ }))
    const name = await screen.findByRole('textbox', { name: /^Naam van de lijst/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'bestellijst')
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
    expect(
      await screen.findByText(
        'U hebt op deze locatie al een bestellijst met de naam bestellijst. Kies een andere naam.',
      ),
    ).toBeTruthy()
    expect(sentTo(orderList.renameList)).toEqual([])
  })

  it('ask once before a list is deleted, with its name and size', async () => {
    answer(orderList.getOrderLists, { lijsten: [buildList({ naam: 'Dak', totaalAantal: 12 })] })
    answer(orderList.removeAllItems, null)
    await openPage('/bestellijsten')
    await userEvent.click(await screen.findByRole('button', { name: 'Dak verwijderen' }))
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText(/‘Dak’ met 12 stuks/)).toBeTruthy()
    expect(sentTo(orderList.removeAllItems)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwijderen' }))
    await vi.waitFor(() =>
      expect(sentTo(orderList.removeAllItems)[0]?.input).toEqual({
        gebruikerLogin: 'uitvoerder',
        materieelLocatie: '10001',
        bestellijstId: uuid(900),
      }),
    )
  })
})
