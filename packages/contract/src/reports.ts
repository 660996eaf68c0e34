import { indicatorKinds } from '@portal/domain/reports/open-indicators.ts'
import { standardWaitingDays, waitingSpans } from '@portal/domain/reports/waiting-equipment.ts'
import { requestStandings } from '@portal/domain/requests/request-standing.ts'
import { z } from 'zod'
import { query } from './define.ts'
import { ExclVat, InclVat } from './invoice-records.ts'
import { CalendarDate, OfLocation, ProjectNo, ShownItemKind, ShownOrderStatus, shownWord } from './values.ts'

/** The four lists of orders of a location, each with a screen of its own. */
export const orderLists = ['aanvoer', 'afvoer', 'naarVerplaatsing', 'vanVerplaatsing'] as const
export type OrderListName = (typeof orderLists)[number]

/** Something at a location that costs rent and that no order touched for some days. */
export const WaitingItem = z.object({
  type: ShownItemKind,
  materieelSoort: z.string(),
  /** Empty for what is only counted. */
  materieelNummer: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  /** What stands there and nobody asked to be taken away. */
  aantal: z.number(),
  /** The last day of an order that has it; null when none is known. */
  laatsteOrder: CalendarDate.nullable(),
  /** Days since then. */
  dagen: z.number().int().nullable(),
  wacht: z.enum(waitingSpans),
  toonPrijs: z.boolean(),
  /** Euros a week for all of it, an estimate; 0 where it may not be shown or is unknown. */
  huurPerWeek: z.number(),
  afbeelding: z.string().nullable(),
})
export type WaitingItem = z.output<typeof WaitingItem>

const Count = z.number().int()
const ofPlace = {
  access: 'location.view',
  area: 'AppRapportage',
  location: 'materieellocatie',
  identity: 'gebruikerLogin',
  in: OfLocation.extend({ projectNummer: ProjectNo.optional() }),
} as const

/** Figures of a location or, with its project named, of all the user's locations of it (OP-15, decision: reports). */
export const reports = {
  getRequestsByStatus: query('/api/Rapportages/GetAanvragenOpStatus', {
    ...ofPlace,
    summary: 'How many requests are in which state, as their list shows it (R-SCR-REP-01).',
    reads: ['locations', 'users', 'requests'],
    out: z.object({ items: z.array(z.object({ stand: shownWord(requestStandings), aantal: Count })) }),
  }),
  getOrdersByStatus: query('/api/Rapportages/GetOrdersOpStatus', {
    ...ofPlace,
    summary: 'How many orders have which status, by the list that shows them (R-SCR-REP-02).',
    reads: ['locations', 'orders'],
    out: z.object({
      items: z.array(z.object({ overzicht: z.enum(orderLists), status: ShownOrderStatus, aantal: Count })),
    }),
  }),
  getOpenIndicators: query('/api/Rapportages/GetOpenIndicatoren', {
    ...ofPlace,
    summary: 'What is open, counted by kind and in all, each with its colour by the settings (R-SCR-REP-04, OP-80).',
    reads: ['locations', 'users', 'stock', 'inspections', 'orders', 'requests', 'invoices', 'complaints'],
    out: z.object({
      /** Kinds that are switched off are left out; those of which nothing is open are not. */
      items: z.array(
        z.object({
          soort: z.enum(indicatorKinds),
          aantal: Count,
          indicator: z.enum(['safe', 'warning', 'danger']),
        }),
      ),
      totaal: Count,
      indicator: z.enum(['safe', 'warning', 'danger']),
    }),
  }),
  getOutstandingCosts: query('/api/Rapportages/GetOpenstaandOpKosten', {
    ...ofPlace,
    summary: 'What is charged on invoices that are not settled, by what its lines regard (R-SCR-REP-05).',
    reads: ['locations', 'invoices'],
    out: z.object({
      toonPrijs: z.boolean(),
      /** The kind with the highest amount first; by name where no amounts are shown. */
      items: z.array(
        z.object({
          /** In the word of the back office. */
          betreft: z.string(),
          aantalFacturen: Count,
          aantalRegels: Count,
          bedrag: ExclVat,
        }),
      ),
      /** Each open invoice once, however many kinds it has. */
      aantalFacturen: Count,
      somBedrag: ExclVat,
      somOpenstaand: InclVat,
    }),
  }),
  getWaiting: query('/api/Rapportages/GetWachtendMaterieel', {
    ...ofPlace,
    summary: 'What stands at a location for rent and no order has touched for some days, with its rent per week.',
    reads: ['catalogue', 'prices', 'texts', 'stock', 'orders', 'requests'],
    in: OfLocation.extend({ dagen: z.number().int().min(1).max(365).default(standardWaitingDays) }),
    out: z.object({
      toonPrijs: z.boolean(),
      /** What costs most first; by name where no rent is shown. */
      items: z.array(WaitingItem),
      somHuurPerWeek: z.number(),
      /** Items without a known price, which the sum lacks. */
      zonderPrijs: Count,
    }),
  }),
}
