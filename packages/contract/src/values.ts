import { quantityBounds, searchTermMinLength } from '@portal/domain/constants.ts'
import { erpLengths } from '@portal/domain/forms/erp-lengths.ts'
import { promiseNames, promiseStates } from '@portal/domain/requests/promise-line.ts'
import {
  itemKinds,
  locationKinds,
  locationStates,
  orderKinds,
  orderStatuses,
  priceTypes,
  requestStatuses,
  requestTypes,
  unknownWord,
} from '@portal/domain/states/enums.ts'
import { accountLengths } from '@portal/domain/users/account-form.ts'
import { accountName } from '@portal/domain/users/account-names.ts'
import { z } from 'zod'

/** Shapes that many calls share. Texts are bounded as OP-20 and OP-45 propose. */
export const Locale = z.enum(['nl-NL', 'de-DE', 'fr-FR', 'en-US'])
export type Locale = z.output<typeof Locale>

export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.output<typeof ItemKind>
export const PriceType = z.enum(priceTypes)
export type PriceType = z.output<typeof PriceType>
export const OrderKind = z.enum(orderKinds)

/**
 * A word of the back office in an answer (R-STATE-01): one of the enumeration, or `Onbekend` for one that the portal does
 * not know, so that a row with a new word never takes the others away.
 */
export const shownWord = <const W extends readonly string[]>(words: W) =>
  z.enum([...words, unknownWord]).catch(unknownWord)

export const ShownItemKind = shownWord(itemKinds)
export type ShownItemKind = z.output<typeof ShownItemKind>
export const ShownPriceType = shownWord(priceTypes)
export type ShownPriceType = z.output<typeof ShownPriceType>
export const ShownRequestStatus = shownWord(requestStatuses)
export const ShownOrderStatus = shownWord(orderStatuses)
export const ShownOrderKind = shownWord(orderKinds)
export const ShownRequestType = shownWord(requestTypes)
export const ShownLocationKind = shownWord(locationKinds)
export const ShownLocationState = shownWord(locationStates)

/** As many UTF-16 units as the longest name of an account can have, read as the account was. */
export const UserName = z
  .string()
  .max(2 * accountLengths.gebruikersnaam)
  .overwrite(accountName)
  .min(1)
export const LocationNo = z.string().trim().min(1).max(20)
export const ProjectNo = z.string().trim().min(1).max(20)
export const ItemNo = z.string().trim().min(1).max(20)
export const SetNo = z.string().trim().min(1).max(20)
/** The number of a request, an order or an exit order. */
export const RecordNo = z.string().trim().min(1).max(30)
export const CategoryId = z.string().trim().max(20)
export const Id = z.uuid()

/** Several things that an operator has tried again by one call, and how many of them were as that expects. */
export const RetryMany = z.object({ ids: z.array(Id).min(1).max(100) })
export const RetriedMany = z.object({ gelukt: z.number().int(), overgeslagen: z.number().int() })
/** The all-zero id counts as 'no list' (R-ENT-11). */
export const emptyId = '00000000-0000-0000-0000-000000000000'

/** A record looked for at all locations of a person, by its number or a part of it. */
export const NumberSearch = z.object({
  gebruikerLogin: UserName,
  term: z.string().trim().min(searchTermMinLength).max(30),
  maximum: z.number().int().min(1).max(20).default(5),
})

/** Whole pieces, 1 to 99,999; what is none is refused by the codes of `refuseQuantity` (R-VAL-01, R-VAL-21, OP-36). */
export const Quantity = z
  .number('validatie.aantal_leeg')
  .int('validatie.aantal_bereik')
  .min(quantityBounds.min, 'validatie.aantal_bereik')
  .max(quantityBounds.max, 'validatie.aantal_bereik')
/** Which page of a long list; a caller that knows of none gets the first (decision: limits). */
export const PageNo = z.number().int().min(1).max(1000).optional()
/** Rows there are of a paged list, where they are more than one answer holds; left out where these are all. */
export const RowsInAll = z.number().int().optional()
/** Rows of one page. */
export const mostRows = { stock: 5000, requests: 1000 } as const
export const Text250 = z.string().trim().max(250)
export const Remark = z.string().trim().max(erpLengths.remark)
/** Texts that a field of the back office is filled with. */
export const Reference = z.string().trim().max(erpLengths.reference)
export const TransportMeans = z.string().trim().max(erpLengths.transportMeans)
export const PlaceName = z.string().trim().max(erpLengths.name)
export const StreetAddress = z.string().trim().max(erpLengths.address)
export const PostCode = z.string().trim().max(erpLengths.code)
export const City = z.string().trim().max(erpLengths.city)
export const ContactName = z.string().trim().max(erpLengths.contact)
export const PhoneNo = z.string().trim().max(erpLengths.phoneNo)

/**
 * A calendar date. Answers always hold `YYYY-MM-DD`; requests may also hold the date-time of older clients, whose
 * calendar date in Europe/Amsterdam is taken by the server (R-DATE-13, OP-62).
 */
export const CalendarDate = z.iso.date()
export const SentDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** Texts of one thing in the languages that have one; Dutch is the fallback. */
export const Translations = z.partialRecord(Locale, z.string())

/** What a reading of one location names. */
export const OfLocation = z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo })

/**
 * A reading of all the user's locations of one project (OP-34); `materieellocatie` is one of them. Its answer has the
 * shape of the reading of one location.
 */
export const OfProject = OfLocation.extend({ projectNummer: ProjectNo })

/** One promise to who asked for equipment; see `promiseLine` of the domain, which makes the line. */
export const PromisePoint = z.object({
  belofte: z.enum(promiseNames),
  staat: z.enum(promiseStates),
  /** When it was kept or, planned, for when; null when it is still to come or not recorded. */
  moment: z.union([z.iso.datetime(), z.iso.date()]).nullable(),
  toelichting: z.string(),
})
export type PromisePoint = z.output<typeof PromisePoint>

/** A photo of an order or an exit order. */
export const Photo = z.object({
  regelNummer: z.number().int(),
  afbeelding: z.string(),
})
export type Photo = z.output<typeof Photo>

/**
 * What a request or an order is called by: its first thing in the language of the reader with how many of it, and how many
 * further lines there are. The name is empty for what has no lines.
 */
export const Contents = z.object({
  naam: z.string(),
  aantal: z.number(),
  anderen: z.number().int(),
  afbeelding: z.string().nullable(),
})
export type Contents = z.output<typeof Contents>

/** The set that a line was ordered with, and how many of it; empty and 0 for a line by itself (R-ENT-47). */
export const OfSet = z.object({
  setNummer: z.string(),
  setOmschrijving: z.string(),
  setAantal: z.number().int(),
})

/** A field that somebody changed: what it was to them, and what it is to be. */
export const Changed = <T extends z.ZodType>(value: T) => z.object({ was: value, wordt: value })

/** What became of a change of one line; with `anders` what its changed fields hold by now. */
export const LineOutcome = z.object({
  uitkomst: z.enum(['gewijzigd', 'anders', 'weg']),
  nu: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type LineOutcome = z.output<typeof LineOutcome>
