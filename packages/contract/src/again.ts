import { againStandings } from '@portal/domain/requests/again.ts'
import { z } from 'zod'
import { CalendarDate, ItemKind, LocationNo, RecordNo, ShownItemKind, UserName } from './values.ts'

/** Which location is ordered for; the record itself may be of another one. */
export const OrderAgainAt = z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo })
export const OfRequest = OrderAgainAt.extend({ aanvraagnummer: RecordNo })

/** A line of what was asked for, with what comes of it this time. */
export const AgainLine = z.object({
  type: ShownItemKind,
  materieelSoort: z.string(),
  omschrijving: z.string(),
  eenheid: z.string(),
  afbeelding: z.string().nullable(),
  setNummer: z.string(),
  setOmschrijving: z.string(),
  gevraagd: z.number(),
  /** Pieces that come; 0 when it does not, for which `stand` is the reason. */
  aantal: z.number().int(),
  stand: z.enum(againStandings),
})
export type AgainLine = z.output<typeof AgainLine>

const Item = z.object({ type: ItemKind, materieelSoort: z.string() })

/** Where and for whom it was, to be filled in again; empty texts were not filled in. */
export const AgainForm = z.object({
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  referentie: z.string(),
  ophalen: z.boolean(),
  depotnummer: z.string(),
  transportmiddel: z.string(),
})
export type AgainForm = z.output<typeof AgainForm>

/** A past request or order as a draft of the next one (decision: ordering). */
export const AgainDraft = z.object({
  nummer: z.string(),
  materieellocatie: z.string(),
  locatieOmschrijving: z.string(),
  leverDatum: CalendarDate.nullable(),
  retourDatum: CalendarDate.nullable(),
  regels: z.array(AgainLine),
  /** What `AddRegels` takes so that the list holds the lines that come. */
  artikelen: z.array(Item.extend({ aantal: z.number().int() })),
  sets: z.array(z.object({ setNummer: z.string(), aantal: z.number().int(), setItems: z.array(Item) })),
  /** Null for what was no delivery to this location. */
  formulier: AgainForm.nullable(),
})
export type AgainDraft = z.output<typeof AgainDraft>
