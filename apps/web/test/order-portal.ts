import type { Address, Depot, Location } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import type { OrderList } from '@portal/contract/order-list.ts'
import { orderList } from '@portal/contract/order-list.ts'
import type { SavedRequest } from '@portal/contract/ordering.ts'
import { ordering } from '@portal/contract/ordering.ts'
import type { SettingGroups } from '@portal/contract/settings.ts'
import { settings } from '@portal/contract/settings.ts'
import type { ColumnChoice } from '@portal/domain/catalogue/visible-columns.ts'
import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSession } from '../src/lib/session.ts'
import { answer, buildLine, buildList, buildLocation, freshPortal, logIn, openPage } from './stand-in.tsx'

export const workAddress: Address = {
  code: 'POORT2',
  naam: 'Poort 2',
  adres: 'Noorderkade 50',
  postcode: '3436 LK',
  plaats: 'Nieuwegein',
  contactpersoon: '',
  telefoonnummer: '',
  werkadres: true,
}

export function buildDepot(nummer: string, part: Partial<Depot> = {}): Depot {
  return {
    nummer,
    omschrijving: `Depot ${nummer}`,
    adres: 'Havenkade 12',
    postcode: '3439 LA',
    plaats: 'Nieuwegein',
    telefoonnummer: '030 555 01 00',
    ophalenMogelijk: true,
    adressen: [
      { code: `${nummer}-BALIE`, naam: 'Balie', adres: 'Havenkade 14', postcode: '3439 LA', plaats: 'Nieuwegein' },
    ],
    ...part,
  }
}

export const placed = { aanvraagnummer: 'P-100001', erpNummer: null, status: 'wachtrij', mail: 'verzonden' } as const

export const site = buildLocation({
  adres: 'Westerdijk 202',
  postcode: '3431 MD',
  plaats: 'Nieuwegein',
  contactpersoon: 'Ayse Peters',
  telefoonnummer: '06 40652657',
})

export function buildSavedRequest(part: Partial<SavedRequest> = {}): SavedRequest {
  return {
    savedAanvraagNummer: 'G-100001',
    bestellijstId: buildList().id,
    status: 'Requested',
    redenAfkeuring: null,
    deliveryDate: null,
    expectedReturnDate: null,
    collect: false,
    materieelDepotNr: '',
    werkadres: '',
    address: '',
    postcode: '',
    plaats: '',
    contactperson: '',
    phoneNumber: '',
    reference: '',
    comments: '',
    spoed: false,
    transportmiddel: '',
    depotAdressCode: '',
    ingediendOp: '2026-06-01T08:00:00.000Z',
    goedkeurders: ['Gerda Vos', 'Hans Smit'],
    overdracht: null,
    voorstel: null,
    ...part,
  }
}

type Values = Readonly<Record<string, boolean | number | string | readonly string[] | readonly ColumnChoice[]>>

const isColumns = (value: readonly string[] | readonly ColumnChoice[]): value is readonly ColumnChoice[] =>
  typeof value[0] === 'object'

/** The settings of the firm, by their own names, and the files that some of them show; the others keep their defaults. */
export function serveSettings(values: Values = {}, files: Readonly<Record<string, string>> = {}): void {
  const groups: SettingGroups = {
    boolValues: [],
    multiStrings: [],
    intValues: [],
    stringValues: [],
    columnSettings: [],
    fileValues: Object.entries(files).map(([name, value]) => ({ name, value })),
  }
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') groups.boolValues.push({ name, value })
    else if (typeof value === 'number') groups.intValues.push({ name, value })
    else if (typeof value === 'string') groups.stringValues.push({ name, value })
    else if (isColumns(value)) groups.columnSettings.push({ name, value: [...value] })
    else groups.multiStrings.push({ name, value: [...value] })
  }
  answer(settings.getSettings, groups)
}

/** No field of the order form is required. */
export const nothingRequired: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(Object.values(requiredFieldKeys.order).map((key) => [key, false])),
  Bestellen_VoorwaardenVerplicht: false,
}

export function serveList(part: Partial<OrderList> = {}, versie = 7): void {
  const lijst = buildList(part)
  const items = [buildLine(1, { omschrijving: 'Betonmolen', aantal: 3 })]
  answer(orderList.getOrderLists, { lijsten: [lijst] })
  answer(orderList.getOrderList, { items, savedAanvraagNummer: null, lijst, versie })
  answer(orderList.checkStatus, { bewerkbaar: true, ongewijzigd: true, toestand: 'open', versie })
}

interface OrderPortal {
  readonly location?: Location
  readonly settings?: Values
  readonly addresses?: readonly Address[]
}

/** A portal in which the site manager has one order list to order. */
export function orderPortal({
  location = site,
  settings: values = {},
  addresses = [workAddress],
}: OrderPortal = {}): void {
  freshPortal()
  logIn(location)
  serveSettings(values)
  serveList()
  answer(locations.getAddresses, { items: [...addresses] })
  answer(locations.getDepots, {
    items: [buildDepot('D1'), buildDepot('D2'), buildDepot('D9', { ophalenMogelijk: false })],
  })
  answer(ordering.placeOrder, placed)
  answer(ordering.saveForApproval, {
    savedAanvraagNummer: 'G-100001',
    goedkeurders: ['Marloes Peters'],
    mail: 'verzonden',
  })
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

/** Fills a field as somebody does who leaves it afterwards. */
export function fill(name: string | RegExp, value: string): void {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export async function openDetails(): Promise<void> {
  await openPage('/bestellen/gegevens')
  await screen.findByRole('button', { name: 'Volgende' })
}

export async function goToFinish(): Promise<void> {
  await press('Volgende')
  await screen.findByRole('heading', { name: 'Klopt dit?' })
}

export const place = 'Bestelling plaatsen'
export const terms = /Ik ga akkoord met de voorwaarden/

export async function fillDetails(): Promise<void> {
  await openDetails()
  fill('Gewenste leverdatum', '22-6-2026')
}

export async function acceptAndPlace(name = place): Promise<void> {
  await userEvent.click(field(terms))
  await press(name)
}

/** What a page knows after it was closed: what the browser kept. */
export function comeBack(): void {
  act(() => {
    endSession()
    logIn(site)
  })
}
