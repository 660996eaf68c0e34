import type { CallAnswer } from '@portal/contract/define.ts'
import type { Location, LocationAddresses } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { moving } from '@portal/contract/moving.ts'
import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { removing } from '@portal/contract/removing.ts'
import { transport } from '@portal/contract/transport.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildDepot, fill, placed, press, serveSettings, site, workAddress } from './order-portal.ts'
import { answer, freshPortal, logIn, openPage, uuid } from './stand-in.tsx'

export function buildReturn(number: number, part: Partial<RemovalListItem> = {}): RemovalListItem {
  return {
    id: uuid(number),
    type: 'Materieel',
    materieelSoort: `M${number}`,
    materieelNummer: `M${number}-1`,
    materieelLocatie: site.nummer,
    retourAantal: 1,
    opmerking: '',
    gewichtPerStuk: 40,
    omschrijving: `Artikel ${number}`,
    eenheid: 'Stuks',
    serieNummer: '',
    keuringsNummer: '',
    afbeelding: null,
    priceType: 'Verhuur',
    toonPrijs: true,
    huurPrijs: 10,
    huurPrijsWeek: 40,
    verkoopPrijs: 0,
    aanwezig: 1,
    ...part,
  }
}

/** A location with its own address and one work address. */
export function buildPlace(nummer: string, part: Partial<LocationAddresses> = {}): LocationAddresses {
  const own = {
    code: nummer,
    naam: `Locatie ${nummer}`,
    adres: 'Westerdijk 202',
    postcode: '3431 MD',
    plaats: 'Nieuwegein',
    contactpersoon: '',
    telefoonnummer: '',
    werkadres: false,
  }
  return {
    nummer,
    omschrijving: `Werk ${nummer}`,
    eigen: true,
    contactpersoon: 'Ayse Peters',
    telefoonnummer: '06 40652657',
    adressen: [own, workAddress],
    ...part,
  }
}

type Targets = CallAnswer<typeof locations.getLocationAddresses>

/** The answer about places, when it has them all. */
export function placesAnswer(items: readonly LocationAddresses[], uitgesloten: Targets['uitgesloten'] = []): Targets {
  return {
    items: [...items],
    depotnummer: '',
    totaal: items.length,
    uitgesloten,
    totaalUitgesloten: uitgesloten.length,
  }
}

type Values = Parameters<typeof serveSettings>[0]

interface LeavingPortal {
  readonly location?: Location
  readonly settings?: Values
  readonly items?: readonly RemovalListItem[]
  /** The depot that things of the location usually go to. */
  readonly depot?: string
}

export const leavingPlaced = {
  ...placed,
  aanvragen: [{ ...placed, materieellocatie: site.nummer }],
}

export function serveRemovalList(items: readonly RemovalListItem[], versie = 7): void {
  answer(removalList.getRemovalList, { afvoerlijstItems: [...items], versie })
}

/** A portal in which the site manager has two things on the removal list, and one other location to send them to. */
export function leavingPortal({ location = site, settings = {}, items, depot = '' }: LeavingPortal = {}): void {
  freshPortal()
  logIn(location)
  serveSettings(settings)
  serveRemovalList(items ?? [buildReturn(1), buildReturn(2, { retourAantal: 3, materieelNummer: '' })])
  answer(locations.getLocationAddresses, ({ doel }) =>
    doel === 'van'
      ? { ...placesAnswer([buildPlace(location.nummer)]), depotnummer: depot }
      : placesAnswer(
          [buildPlace('10002', { contactpersoon: 'Piet Jansen', telefoonnummer: '06 2' })],
          [{ nummer: '10003', omschrijving: 'Oude haven', reden: 'verplaatsen.doel_geblokkeerd' }],
        ),
  )
  answer(locations.getDepots, { items: [buildDepot('D1'), buildDepot('D2')] })
  answer(removing.placeRemoval, leavingPlaced)
  answer(moving.placeMove, leavingPlaced)
  answer(transport.placeTransport, placed)
}

export async function openStep(path: string): Promise<void> {
  await openPage(path)
  await screen.findByRole('button', { name: 'Volgende' })
}

export async function goOn(): Promise<void> {
  await press('Volgende')
  await screen.findByRole('heading', { name: 'Klopt dit?' })
}

/** Fills what a removal needs and goes to the second step. */
export async function fillRemoval(): Promise<void> {
  await openStep('/Afvoeren/gegevens')
  fill('Gewenste afvoerdatum', '22-6-2026')
  await userEvent.selectOptions(await screen.findByLabelText('Naar depot'), 'D1')
  await goOn()
}

/** Sends the goods to the one other location there is. */
export async function chooseTarget(): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText('Naar locatie'), '10002')
}

/** The faults on top of the form; null when nothing is wrong. */
export function faultList(): HTMLElement | null {
  return screen.queryByRole('heading', { name: 'Controleer deze velden' })?.closest('section') ?? null
}

/** The entry of a field among the faults. */
export function faultOf(label: string): HTMLElement | null {
  const list = faultList()
  return list === null ? null : within(list).queryByRole('link', { name: new RegExp(`^${label}: `) })
}

/** What the wizard asks for, in the list of what is to be mended. */
export function askedFor(sentence: string): HTMLElement | null {
  const list = faultList()
  return list === null ? null : within(list).queryByRole('link', { name: sentence })
}
