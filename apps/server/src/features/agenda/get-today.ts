import type { agenda, Today, WaitingThing } from '@portal/contract/agenda.ts'
import {
  isInspectionAhead,
  isInspectionLate,
  stockFigures,
  weekAhead,
  weekRent,
} from '@portal/domain/agenda/site-figures.ts'
import { hidePrices } from '@portal/domain/prices/hide-prices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import { listComing, listStandings } from '../inspections/inspections.store.ts'
import { listReadLocations } from '../locations/locations.ts'
import { listLists, listOf } from '../order-list/order-list.store.ts'
import { countOpenRequests, countWaiting } from '../requests/requests.ts'
import { listMovements, listStanding, type OpenCounts, readOpenCounts } from './agenda.store.ts'
import { movementsOf } from './agenda.ts'
import { entriesOfInspections, entriesOfMovements, entriesOfReturns, sortedEntries } from './agenda-entries.ts'
import { stillOf } from './still-things.ts'

/** A refusal is news for so long; after that it is in the list of requests. */
const refusalNewsDays = 14
const mostComing = 500

/**
 * The page of a site: what is late, what happens in the coming week, what waits for the reader, and five figures, each by
 * the rule that its list shows its rows by. What is switched off is left out (R-SCR-SHELL-25), and rent leaves only for
 * who may see prices (R-PRICE-01 to R-PRICE-04).
 */
export const getToday: UseCase<typeof agenda.getToday> = async (ctx, input): Promise<Today> => {
  const today = ctx.clock.today()
  const places = await listReadLocations(ctx, input)
  const locationNos = places.map(({ nummer }) => nummer)
  const [moving, rows, inspected, lists, counts, openAanvragen, waiting] = await Promise.all([
    readMovements(ctx, locationNos),
    readStanding(ctx),
    readInspections(ctx),
    readLists(ctx),
    readCounts(ctx),
    openRequests(ctx, locationNos),
    isApproving(ctx) ? countWaiting(ctx) : 0,
  ])
  const { from, until } = weekAhead(today)
  const returns = entriesOfReturns(rows ?? [], (day) => day >= from && day <= until)
  const stock = rows === null ? null : { ...stockFigures(rows, today), huurPerWeek: rentOf(ctx, rows) }
  const wacht = [
    ...oneOf('goedkeuren', waiting),
    ...refusedThings(ctx, counts),
    ...lists,
    ...oneOf('retour', stock?.teLaatRetour ?? 0),
    ...oneOf('keuring', inspected.figures?.verlopen ?? 0),
    ...oneOf('afvoerlijst', ctx.settings.bool('AppAfvoerlijst_Actief') ? counts.removalLines : 0),
  ]
  return {
    dag: today,
    regels: sortedEntries([...moving, ...inspected.entries, ...returns], today),
    wacht,
    cijfers: { stock, keuringen: inspected.figures, openAanvragen },
    stil: rows === null ? null : stillOf(ctx, rows),
  }
}

const isApproving = ({ settings }: Ctx): boolean =>
  settings.bool('AppMaterieelaanvragen_Actief') && settings.bool('AppBestellen_Goedkeuring')

async function readMovements(ctx: Ctx, locationNos: readonly string[]) {
  const span = weekAhead(ctx.clock.today())
  const rows = await listMovements(ctx.db, movementsOf(ctx, { ...span, locationNos, language: ctx.language }))
  return entriesOfMovements(rows, ctx.settings)
}

/** Null while the stock is switched off; prices that the reader may not see are 0 here already. */
async function readStanding(ctx: Ctx) {
  if (!ctx.settings.bool('AppMaterieelvoorraad_Actief')) return null
  const { language, customerNo, today, pricesVisible } = itemViewOf(ctx)
  const rows = await listStanding(ctx.db, [placeOf(ctx).nummer], { language, priceGroup: customerNo, today })
  return rows.map((row) => hidePrices(row, pricesVisible))
}

type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

function rentOf(ctx: Ctx, rows: Standing): number | null {
  return itemViewOf(ctx).pricesVisible ? weekRent(rows, ctx.settings.int('MaterieelPrijs_DaysInWeek')) : null
}

async function readInspections(ctx: Ctx) {
  if (!ctx.settings.bool('AppKeuringen_Actief')) return { entries: [], figures: null }
  const today = ctx.clock.today()
  const { from, until } = weekAhead(today)
  const locationNo = placeOf(ctx).nummer
  const [last, coming] = await Promise.all([
    listStandings(ctx.db, locationNo),
    listComing(ctx.db, { locationNos: [locationNo], language: ctx.language, from, to: until }, mostComing),
  ])
  const figures = {
    komend: last.filter(({ volgendeDatum }) => isInspectionAhead(volgendeDatum, today)).length,
    verlopen: last.filter(({ volgendeDatum }) => isInspectionLate(volgendeDatum, today)).length,
  }
  return { entries: entriesOfInspections(coming), figures }
}

/** The person's lists here that hold something. */
async function readLists(ctx: Ctx): Promise<WaitingThing[]> {
  if (!ctx.settings.bool('AppBestellijst_Actief')) return []
  const { nummer, geblokkeerd } = placeOf(ctx)
  const heads = await listLists(ctx.db, signedIn(ctx).userName, [nummer])
  return heads.flatMap((head) => {
    const { id, naam, aantalRegels, toestand, redenAfkeuring } = listOf(head, geblokkeerd)
    if (aantalRegels === 0 || toestand === 'geblokkeerd') return []
    const soort = toestand === 'open' ? 'bestellijst' : toestand
    return [{ soort, nummer: id, naam, aantal: aantalRegels, reden: redenAfkeuring ?? '' }]
  })
}

function readCounts(ctx: Ctx): Promise<OpenCounts> {
  const refusedSince = new Date(ctx.clock.now().getTime() - refusalNewsDays * 86_400_000)
  const { userName } = signedIn(ctx)
  return readOpenCounts(ctx.db, { userName, locationNo: placeOf(ctx).nummer, refusedSince })
}

function refusedThings({ settings }: Ctx, { refused }: OpenCounts): WaitingThing[] {
  if (!settings.bool('AppMaterieelaanvragen_Actief')) return []
  return refused.map((one) => ({ ...one, aantal: 1 }))
}

async function openRequests(ctx: Ctx, locationNos: readonly string[]): Promise<number | null> {
  return ctx.settings.bool('AppMaterieelaanvragen_Actief') ? countOpenRequests(ctx, locationNos) : null
}

function oneOf(soort: WaitingThing['soort'], aantal: number): WaitingThing[] {
  return aantal === 0 ? [] : [{ soort, nummer: '', naam: '', aantal, reden: '' }]
}
