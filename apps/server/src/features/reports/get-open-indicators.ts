import { orderLists, type reports } from '@portal/contract/reports.ts'
import { indicatorThresholdsOf } from '@portal/domain/locations/indicator.ts'
import { type IndicatorKind, openIndicator } from '@portal/domain/reports/open-indicators.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf } from '../../platform/context.ts'
import { countOpenComplaints } from '../complaints/complaints.ts'
import { countStanding } from '../inspections/inspections.ts'
import { countOverdueInvoices } from '../invoices/invoices.ts'
import type { PlaceInput } from '../locations/locations.ts'
import { countListedOrders, listOrderLists } from '../orders/orders.ts'
import { countOpenRequests } from '../requests/requests.ts'
import { reportPlaces } from './report-places.ts'
import { isSwitchedOn } from './switched-on.ts'

interface Open {
  readonly soort: IndicatorKind
  readonly aantal: number
}

/** Of the chosen location also while its project is read: their screen has no other form. */
async function openInspections(ctx: Ctx): Promise<readonly Open[]> {
  if (!isSwitchedOn(ctx, 'AppKeuringen')) return []
  const { dringend, binnenkort } = await countStanding(ctx, placeOf(ctx).nummer)
  return [{ soort: 'keuringen', aantal: dringend + binnenkort }]
}

async function openRequests(ctx: Ctx, locationNos: readonly string[]): Promise<readonly Open[]> {
  if (!isSwitchedOn(ctx, 'AppMaterieelaanvragen')) return []
  return [{ soort: 'aanvragen', aantal: await countOpenRequests(ctx, locationNos) }]
}

async function lateOrders(ctx: Ctx, locationNos: readonly string[]): Promise<readonly Open[]> {
  if (!isSwitchedOn(ctx, 'AppMaterieelorders')) return []
  const counts = await countListedOrders(ctx, locationNos)
  const open = listOrderLists(ctx)
  return orderLists
    .filter((name) => open.includes(name))
    .map((soort) => {
      const ofList = counts.filter(({ overzicht }) => overzicht === soort)
      return { soort, aantal: ofList.reduce((sum, { late }) => sum + late, 0) }
    })
}

async function overdueInvoices(ctx: Ctx, input: PlaceInput): Promise<readonly Open[]> {
  if (!isSwitchedOn(ctx, 'AppMaterieelFacturen')) return []
  return [{ soort: 'facturen', aantal: await countOverdueInvoices(ctx, input) }]
}

async function openComplaints(ctx: Ctx, locationNos: readonly string[]): Promise<readonly Open[]> {
  if (!isSwitchedOn(ctx, 'AppKlachten')) return []
  return [{ soort: 'klachten', aantal: await countOpenComplaints(ctx, locationNos) }]
}

/** What is open here by kind and in all, each in the colour of the thresholds (R-SCR-REP-04, OP-15, OP-80). */
export const getOpenIndicators: UseCase<typeof reports.getOpenIndicators> = async (ctx, input) => {
  const places = await reportPlaces(ctx, input)
  const found = await Promise.all([
    openInspections(ctx),
    openRequests(ctx, places),
    lateOrders(ctx, places),
    overdueInvoices(ctx, input),
    openComplaints(ctx, places),
  ])
  const thresholds = indicatorThresholdsOf(ctx.settings)
  const items = found.flat().map((one) => ({ ...one, indicator: openIndicator([one], thresholds) }))
  const totaal = items.reduce((sum, { aantal }) => sum + aantal, 0)
  return { items, totaal, indicator: openIndicator(items, thresholds) }
}
