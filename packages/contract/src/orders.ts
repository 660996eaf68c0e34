import { orderCostTypes } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { AgainDraft, OrderAgainAt } from './again.ts'
import { query } from './define.ts'
import { Document } from './documents.ts'
import {
  CalendarDate,
  Contents,
  NumberSearch,
  OfLocation,
  OfProject,
  OrderKind,
  Photo,
  ProjectNo,
  PromisePoint,
  RecordNo,
  ShownItemKind,
  ShownOrderStatus,
  shownWord,
} from './values.ts'

/** An order of the back office; its key is its type with its number. */
export const Order = z.object({
  ordernummer: z.string(),
  inhoud: Contents,
  /** The kind that was asked for. */
  type: OrderKind,
  status: ShownOrderStatus,
  /** The request it came of, by the number people know; null when it came of none. */
  aanvraagnummer: z.string().nullable(),
  orderDatum: CalendarDate.nullable(),
  leverDatum: CalendarDate.nullable(),
  retourDatum: CalendarDate.nullable(),
  geboektOp: CalendarDate.nullable(),
  /** Empty when it comes from a depot. */
  vanLocatie: z.string(),
  vanOmschrijving: z.string(),
  /** It comes from a location of a customer whose records the reader does not see. */
  vanElders: z.boolean(),
  /** Empty when it goes to a depot. */
  naarLocatie: z.string(),
  naarOmschrijving: z.string(),
  /** It goes to a location of a customer whose records the reader does not see. */
  naarElders: z.boolean(),
  aangevraagdDoor: z.string(),
  referentie: z.string(),
  ophalen: z.boolean(),
  aantalRegels: z.number().int(),
  /** Of the two locations, the one of those asked for. */
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
})
export type Order = z.output<typeof Order>

export const OrderLine = z.object({
  regelNummer: z.number().int(),
  type: ShownItemKind,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  /** The numbered piece; empty when it is counted only or not chosen yet. */
  materieelNummer: z.string(),
  aantal: z.number(),
  aantalGeboekt: z.number(),
  afbeelding: z.string().nullable(),
  gewichtPerStuk: z.number(),
})
export type OrderLine = z.output<typeof OrderLine>

export const OrderDetails = Order.extend({ regels: z.array(OrderLine), beloften: z.array(PromisePoint) })
export type OrderDetails = z.output<typeof OrderDetails>

export const OrderCost = z.object({
  regelNummer: z.number().int(),
  type: shownWord(orderCostTypes),
  omschrijving: z.string(),
  aantal: z.number(),
  stuksPrijs: z.number(),
  bedrag: z.number(),
})
export type OrderCost = z.output<typeof OrderCost>

/** Euros without VAT; 0 where `toonPrijs` is false (R-VAL-15). */
export const OrderCosts = z.object({ toonPrijs: z.boolean(), kostenRegels: z.array(OrderCost) })
export type OrderCosts = z.output<typeof OrderCosts>

/** To the location, or away from it; without it both. */
const direction = { richting: z.enum(['naar', 'van']).optional() }
const OneOrder = z.object({ ordernummer: RecordNo })
const OneOrderOfProject = OneOrder.extend({ projectNummer: ProjectNo })
const OneOrderOfKind = OneOrder.extend({ soort: OrderKind })

const seen = { access: 'location.view', area: 'AppMaterieelorders' } as const
const place = { location: 'materieellocatie', identity: 'gebruikerLogin' } as const
const subjectsOfOrders = ['catalogue', 'texts', 'locations', 'users', 'orders', 'requests'] as const
const list = { ...seen, ...place, reads: subjectsOfOrders, out: z.object({ items: z.array(Order) }) } as const
const one = { ...seen, location: 'record', reads: [...subjectsOfOrders, 'invoices'], out: OrderDetails } as const
const costs = { ...seen, location: 'record', reads: subjectsOfOrders, in: OneOrder, out: OrderCosts } as const

export const orders = {
  getDeliveredOrders: query('/api/MaterieelOrder/GetGeleverdeOrders', {
    ...list,
    kept: true,
    summary: 'The arrival orders of a location, the latest first.',
    in: OfLocation,
  }),
  getProjectDeliveredOrders: query('/api/MaterieelOrder/GetGeleverdeOrdersProject', {
    ...list,
    summary: 'The arrival orders of all the user’s locations of a project.',
    in: OfProject,
  }),
  getRemovedOrders: query('/api/MaterieelOrder/GetAfgevoerdeOrders', {
    ...list,
    summary: 'The removal orders of a location, the latest first.',
    kept: true,
    in: OfLocation,
  }),
  getProjectRemovedOrders: query('/api/MaterieelOrder/GetAfgevoerdeOrdersProject', {
    ...list,
    summary: 'The removal orders of all the user’s locations of a project.',
    in: OfProject,
  }),
  getMovedOrders: query('/api/MaterieelOrder/GetVerplaasteOrders', {
    ...list,
    summary: 'The orders that move equipment to a location or away from it.',
    in: OfLocation.extend(direction),
  }),
  getProjectMovedOrders: query('/api/MaterieelOrder/GetVerplaasteOrdersProject', {
    ...list,
    summary: 'The orders that move equipment to or from one of the user’s locations of a project.',
    in: OfProject.extend(direction),
  }),
  getDeliveredOrder: query('/api/MaterieelOrder/GetGeleverdeOrderDetails', {
    ...one,
    summary: 'One arrival order with its lines and its promises.',
    kept: true,
    in: OneOrder,
  }),
  getProjectDeliveredOrder: query('/api/MaterieelOrder/GetGeleverdeOrderDetailsProject', {
    ...one,
    summary: 'One arrival order of a location of this project.',
    in: OneOrderOfProject,
  }),
  getRemovedOrder: query('/api/MaterieelOrder/GetAfgevoerdeOrderDetails', {
    ...one,
    summary: 'One removal order with its lines and its promises.',
    kept: true,
    in: OneOrder,
  }),
  getProjectRemovedOrder: query('/api/MaterieelOrder/GetAfgevoerdeOrderDetailsProject', {
    ...one,
    summary: 'One removal order of a location of this project.',
    in: OneOrderOfProject,
  }),
  getMovedOrder: query('/api/MaterieelOrder/GetVerplaastOrderDetails', {
    ...one,
    summary: 'One move with its lines and its promises; both ends can read it.',
    in: OneOrder,
  }),
  getProjectMovedOrder: query('/api/MaterieelOrder/GetVerplaastOrderDetailsProject', {
    ...one,
    summary: 'One move to or from a location of this project.',
    in: OneOrderOfProject,
  }),
  getDeliveredCosts: query('/api/MaterieelOrder/GetOrderGeleverdKosten', {
    ...costs,
    summary: 'What an arrival order costs beside rent and sale.',
  }),
  getRemovedCosts: query('/api/MaterieelOrder/GetOrderAfgevoerdKosten', {
    ...costs,
    summary: 'What a removal order costs beside rent and sale.',
  }),
  getMovedCosts: query('/api/MaterieelOrder/GetOrderVerplaastKosten', {
    ...costs,
    summary: 'What a move costs beside rent and sale.',
  }),
  getAgain: query('/api/MaterieelOrder/GetOrderOpnieuw', {
    summary: 'A past order as a draft of the next request, for a location of the user (decision: ordering).',
    access: 'orderList.edit',
    area: 'AppMaterieelorders',
    ...place,
    reads: ['catalogue', 'texts', 'locations', 'users', 'orders', 'requests'],
    in: OrderAgainAt.extend(OneOrderOfKind.shape),
    out: AgainDraft,
  }),
  getOpenOrders: query('/api/MaterieelOrder/GetOpenAantallen', {
    ...seen,
    ...place,
    summary: 'How many orders of a location, or of its project, are still to be carried out.',
    reads: ['locations', 'orders'],
    in: OfLocation.extend({ projectNummer: ProjectNo.optional() }),
    out: z.object({
      aanvoer: z.number().int(),
      afvoer: z.number().int(),
      naarVerplaatsing: z.number().int(),
      vanVerplaatsing: z.number().int(),
    }),
  }),
  findOrders: query('/api/MaterieelOrder/ZoekOrders', {
    summary:
      'The first orders at the locations of the user whose number, that of their request, or its digits, begin with a term.',
    access: 'session',
    area: 'AppMaterieelorders',
    identity: 'gebruikerLogin',
    reads: ['catalogue', 'texts', 'locations', 'users', 'orders', 'requests'],
    in: NumberSearch,
    out: z.object({
      items: z.array(
        Order.pick({
          ordernummer: true,
          aanvraagnummer: true,
          inhoud: true,
          type: true,
          leverDatum: true,
          materieellocatie: true,
          locatieOmschrijving: true,
        }),
      ),
    }),
  }),
  getOrderImages: query('/api/MaterieelOrder/GetOrderImages', {
    ...seen,
    summary: 'The photos of an order.',
    location: 'record',
    reads: ['catalogue', 'texts', 'locations', 'users', 'orders', 'requests'],
    in: OneOrderOfKind,
    out: z.object({ items: z.array(Photo) }),
  }),
  getOrderDocuments: query('/api/MaterieelOrder/GetOrderDocuments', {
    ...seen,
    reads: ['catalogue', 'texts', 'locations', 'users', 'documents', 'orders', 'requests'],
    summary: 'The documents of an order.',
    location: 'record',
    in: OneOrderOfKind,
    out: z.object({ items: z.array(Document) }),
  }),
}
