import { paymentStates } from '@portal/domain/invoices/payment-state.ts'
import { invoiceKinds } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { query } from './define.ts'
import { Document } from './documents.ts'
import {
  ExclVat,
  InclVat,
  Invoice,
  InvoicedProject,
  InvoiceLine,
  InvoicePoint,
  LineEvent,
  PieceHandOver,
  PostAmount,
  ProjectInvoice,
} from './invoice-records.ts'
import { CalendarDate, NumberSearch, OfLocation, ProjectNo, RecordNo, UserName } from './values.ts'

/** Which invoices, of a location or of all the user's locations of a project (OP-34). */
const InvoiceFilter = OfLocation.extend({
  projectNummer: ProjectNo.optional(),
  /** The beginning of a number of an invoice; or a whole number of an order or a piece on its lines. */
  zoekterm: z.string().trim().max(50).default(''),
  soort: z.enum(['', ...invoiceKinds]).default(''),
  /** `open` is everything that is not paid. */
  staat: z.enum(['', 'open', ...paymentStates]).default(''),
  /** First and last day of booking. */
  van: CalendarDate.nullable().default(null),
  tot: CalendarDate.nullable().default(null),
  /** Only what charges after the day on which the rent was to stop. */
  alleenTeLang: z.boolean().default(false),
  /** What a line regards, in the word of the back office; empty for all. */
  betreft: z.string().trim().max(100).default(''),
})

const Page = {
  pagina: z.number().int().min(1).max(100_000).default(1),
  rijen: z.number().int().min(1).max(250).default(50),
}

/** Columns that the overview can be put in order by. */
export const invoiceOrders = ['boekingsDatum', 'documentNummer', 'totaalPrijs', 'openstaandBedrag'] as const

/** Lines that are counted; of more it is only said that there are. */
export const mostCountedLines = 10_000

/** A signed address that lives 60 seconds (OP-63). */
const FileAddress = z.object({
  adres: z.string(),
  geldigTot: z.iso.datetime(),
  naam: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  grootte: z.number().int(),
})

const OneLine = z.object({ factuurNummer: RecordNo, regelNummer: z.number().int().min(0).max(2_147_483_647) })

const charged = ['locations', 'invoices'] as const
const byProject = { area: 'AppMaterieelFacturen', capability: 'invoices.project', reads: charged } as const
const reads = ['locations', 'orders', 'requests', 'invoices'] as const
const seen = { access: 'location.view', area: 'AppMaterieelFacturen', reads } as const
const place = { location: 'materieellocatie', identity: 'gebruikerLogin' } as const

export const invoices = {
  getInvoices: query('/api/MaterieelFacturen/GetFacturen', {
    ...seen,
    ...place,
    summary: 'One page of the invoices of a location or a project, with what the lines of each have in common.',
    in: InvoiceFilter.extend({
      ...Page,
      sorteer: z.enum(invoiceOrders).default('boekingsDatum'),
      aflopend: z.boolean().default(true),
    }),
    out: z.object({
      toonPrijs: z.boolean(),
      items: z.array(Invoice),
      /** Of all that match, and so is each sum; one without VAT, one with. */
      totaal: z.number().int(),
      somTotaalPrijs: ExclVat,
      somOpenstaand: InclVat,
    }),
  }),
  getInvoiceList: query('/api/MaterieelFacturen/GetFacturenList', {
    ...seen,
    ...place,
    summary: 'The invoices to choose one from, the latest first: number, day and kind, without any amount.',
    in: OfLocation.extend({
      projectNummer: ProjectNo.optional(),
      zoekterm: z.string().trim().max(50).default(''),
      maximum: z.number().int().min(1).max(50).default(20),
    }),
    out: z.object({ items: z.array(Invoice.pick({ documentNummer: true, soort: true, boekingsDatum: true })) }),
  }),
  findInvoices: query('/api/MaterieelFacturen/ZoekFacturen', {
    summary: 'The first invoices at the locations of the user whose number begins with a term or has digits that do.',
    access: 'session',
    area: 'AppMaterieelFacturen',
    identity: 'gebruikerLogin',
    reads: ['locations', 'invoices'],
    in: NumberSearch,
    out: z.object({
      items: z.array(
        z.object({
          ...Invoice.pick({ documentNummer: true, soort: true, boekingsDatum: true }).shape,
          materieellocatie: z.string(),
          locatieOmschrijving: z.string(),
        }),
      ),
    }),
  }),
  getInvoiceLines: query('/api/MaterieelFacturen/GetMaterieelFacturenRegels', {
    ...seen,
    ...place,
    summary: 'The lines of one invoice, or of all that match, by page or on from a line.',
    in: InvoiceFilter.extend({
      ...Page,
      rijen: z.number().int().min(1).max(1000).default(50),
      factuurNummer: RecordNo.optional(),
      /** `volgende` of an answer: reads on from there, however far that is, in place of a page. */
      na: z.string().max(120).default(''),
    }),
    out: z.object({
      toonPrijs: z.boolean(),
      items: z.array(InvoiceLine),
      /** At most 10,000: there may be more then. */
      totaal: z.number().int(),
      volgende: z.string().nullable(),
    }),
  }),
  explainLine: query('/api/MaterieelFacturen/GetFactuurRegelUitleg', {
    ...seen,
    reads: [
      'locations',
      'stock',
      'inspections',
      'documents',
      'orders',
      'requests',
      'invoices',
      'exitOrders',
      'handOvers',
    ],
    summary:
      'What happened to the pieces that a line charges for, with the documents of it and what was signed when it came and left.',
    location: 'record',
    in: OneLine,
    out: z.object({
      gebeurtenissen: z.array(LineEvent),
      documenten: z.array(Document),
      /** Of a numbered piece that was handed over at the location; null where nobody recorded it. */
      overdracht: z.object({ aflevering: PieceHandOver.nullable(), ophalen: PieceHandOver.nullable() }),
    }),
  }),
  downloadInvoice: query('/api/MaterieelFacturen/DownloadFactuurDocument', {
    ...seen,
    summary: 'A signed address of the invoice as it was sent, live from the back office.',
    location: 'record',
    reads: ['documents', 'invoices'],
    in: z.object({ factuurNummer: RecordNo }),
    out: FileAddress,
    errors: ['error.timeout_backoffice'],
  }),
  downloadReceipt: query('/api/MaterieelFacturen/DownloadAfmeldbewijs', {
    access: 'location.view',
    reads: ['locations', 'users', 'requests'],
    summary: 'A signed address of the receipt of a removal: what was taken off rent, when, and as from which day.',
    location: 'record',
    in: z.object({ aanvraagnummer: RecordNo }),
    out: FileAddress,
  }),
  getProjectInvoices: query('/api/MaterieelFacturen/GetDuraFacturen', {
    ...byProject,
    ...place,
    access: 'location.view',
    summary: 'One page of the invoices of the project of a location, each by cost-control post, with the sums by post.',
    in: OfLocation.extend({
      ...Page,
      zoekterm: z.string().trim().max(50).default(''),
      /** First and last day of booking. */
      van: CalendarDate.nullable().default(null),
      tot: CalendarDate.nullable().default(null),
    }),
    out: z.object({
      toonPrijs: z.boolean(),
      /** Null when the location belongs to no project; then it is read by itself. */
      projectNummer: z.string().nullable(),
      items: z.array(ProjectInvoice),
      totaal: z.number().int(),
      /** Of all that match, the post with most first. */
      posten: z.array(PostAmount),
      somTotaalPrijs: ExclVat,
    }),
  }),
  getInvoicedProjects: query('/api/MaterieelFacturen/GetDuraProjectFacturen', {
    ...byProject,
    access: 'session',
    identity: 'gebruikerLogin',
    summary: 'The projects of the user with what was charged to each.',
    in: z.object({ gebruikerLogin: UserName }),
    out: z.object({ toonPrijs: z.boolean(), items: z.array(InvoicedProject) }),
  }),
  checkInvoice: query('/api/MaterieelFacturen/CheckDuraFactuur', {
    ...byProject,
    access: 'location.view',
    location: 'record',
    summary:
      'Whether an invoice adds up, and every line of it is booked on a post of its project (decision: invoices).',
    in: z.object({ factuurNummer: RecordNo }),
    out: z.object({
      klopt: z.boolean(),
      /** False while the list of posts could not be asked: then it is not known whether the posts are right. */
      postenGecontroleerd: z.boolean(),
      toonPrijs: z.boolean(),
      punten: z.array(InvoicePoint),
    }),
  }),
}
