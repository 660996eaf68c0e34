import { handOverKinds, lineStates, pictureSides } from '@portal/domain/hand-overs/hand-over.ts'
import { invoicePoints } from '@portal/domain/invoices/check-posts.ts'
import { paymentStates } from '@portal/domain/invoices/payment-state.ts'
import type { WithoutVat, WithVat } from '@portal/domain/invoices/vat-amounts.ts'
import { invoiceKinds } from '@portal/domain/states/enums.ts'
import { z } from 'zod'
import { CalendarDate, ShownOrderKind, shownWord } from './values.ts'

/** Euros without VAT: a number on the wire, and to the compiler nothing that can be added to one with VAT. */
export const ExclVat = z.number() as unknown as z.ZodType<WithoutVat, WithoutVat>
/** Euros with VAT, as above. */
export const InclVat = z.number() as unknown as z.ZodType<WithVat, WithVat>

/**
 * An invoice or credit note; what it gives back is below 0. Facts of its lines are null where the lines have different
 * ones and empty where none has one. Amounts are 0 where `toonPrijs` is false (R-VAL-15).
 */
export const Invoice = z.object({
  documentNummer: z.string(),
  soort: shownWord(invoiceKinds),
  boekingsDatum: CalendarDate.nullable(),
  vervalDatum: CalendarDate.nullable(),
  factuurAan: z.string(),
  /** `vervallen` is to be paid and past its due date. */
  staat: z.enum(paymentStates),
  toonPrijs: z.boolean(),
  totaalPrijs: ExclVat,
  /** Still to be paid, the only amount with VAT. */
  openstaandBedrag: InclVat,
  betreft: z.string().nullable(),
  tijdseenheden: z.number().nullable(),
  aanvoerOrder: z.string().nullable(),
  afvoerOrder: z.string().nullable(),
  huurPeriode: z.string().nullable(),
  stuksPrijs: ExclVat.nullable(),
  aantalRegels: z.number().int(),
  /** Lines that charge after the day on which the rent was to stop. */
  regelsTeLang: z.number().int(),
  /** Empty for an invoice of a whole project. */
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
})
export type Invoice = z.output<typeof Invoice>

/** What a line charges after the day of its off-rent receipt. */
export const TooLong = z.object({
  /** The number of the removal request, which is that of the receipt. */
  bonNummer: z.string(),
  stopDatum: CalendarDate,
  dagen: z.number().int(),
  /** The part of the line that these days are. */
  bedrag: ExclVat,
})

export const InvoiceLine = z.object({
  documentNummer: z.string(),
  boekingsDatum: CalendarDate.nullable(),
  regelNummer: z.number().int(),
  betreft: z.string(),
  omschrijving: z.string(),
  materieelSoort: z.string(),
  /** Empty for what is only counted, and for pieces that came and went together. */
  materieelNummer: z.string(),
  aanvoerOrder: z.string(),
  afvoerOrder: z.string(),
  huurPeriode: z.string(),
  tijdseenheden: z.number(),
  tariefEenheid: z.string(),
  aantal: z.number(),
  stuksPrijs: ExclVat,
  totaalPrijs: ExclVat,
  /** The line of the project's estimate it is booked on. */
  bewakingspost: z.string(),
  teLang: TooLong.nullable(),
})
export type InvoiceLine = z.output<typeof InvoiceLine>

/** One thing that happened to what a line charges for, oldest first. */
export const LineEvent = z.object({
  soort: z.enum(['geleverd', 'verplaatst', 'afgemeld', 'afgevoerd', 'uitgegaan', 'schade']),
  datum: CalendarDate.nullable(),
  /** The order, exit order or removal request that says so. */
  nummer: z.string(),
  orderSoort: ShownOrderKind.nullable(),
  tekst: z.string(),
})
export type LineEvent = z.output<typeof LineEvent>

/** What two people signed of a piece when it came or left. */
export const PieceHandOver = z.object({
  overdracht: z.string(),
  soort: z.enum(handOverKinds),
  ondertekend: z.iso.datetime(),
  stand: z.enum(lineStates),
  opmerking: z.string(),
  fotos: z.array(z.object({ foto: z.string(), kant: z.enum(pictureSides) })),
})
export type PieceHandOver = z.output<typeof PieceHandOver>

/** What was charged on one post of the project's estimate; without VAT. */
export const PostAmount = z.object({
  /** Empty for lines that were booked on none. */
  bewakingspost: z.string(),
  bedrag: ExclVat,
  aantalRegels: z.number().int(),
})

/** An invoice of a project with what it charges on each post. */
export const ProjectInvoice = Invoice.pick({
  documentNummer: true,
  soort: true,
  boekingsDatum: true,
  staat: true,
  toonPrijs: true,
  totaalPrijs: true,
  openstaandBedrag: true,
  materieellocatie: true,
  locatieOmschrijving: true,
}).extend({ posten: z.array(PostAmount) })
export type ProjectInvoice = z.output<typeof ProjectInvoice>

/** A project of the user with what was charged to it. */
export const InvoicedProject = z.object({
  projectNummer: z.string(),
  /** One of the user's locations of it, to read it by. */
  materieellocatie: z.string(),
  aantalLocaties: z.number().int(),
  aantalFacturen: z.number().int(),
  totaalPrijs: ExclVat,
  openstaandBedrag: InclVat,
})
export type InvoicedProject = z.output<typeof InvoicedProject>

/** Something about an invoice that does not add up (decision: invoices). */
export const InvoicePoint = z.object({
  soort: z.enum(invoicePoints),
  /** Numbers of the lines it is about; none when it is about the invoice as a whole. */
  regels: z.array(z.number().int()),
  /** The post it is about; empty when it is about none. */
  bewakingspost: z.string(),
  /** How much of the invoice it is about. */
  bedrag: ExclVat,
})
export type InvoicePoint = z.output<typeof InvoicePoint>
