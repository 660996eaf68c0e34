import { z } from 'zod'
import { command } from './define.ts'
import { PlacedRequest } from './request-records.ts'
import {
  Locale,
  LocationNo,
  ProjectNo,
  Reference,
  Remark,
  SentDate,
  Text250,
  TransportMeans,
  UserName,
} from './values.ts'

/** What of the removal list leaves, and where it is fetched; the lines themselves are the server's. */
export const leavingList = {
  /** The lists of all the user's locations of this project leave, instead of that of the one location (OP-34). */
  projectNummer: ProjectNo.optional(),
  /** For each location that has lines the code of the address where the goods are fetched. */
  vanLocatieAddressen: z
    .array(z.object({ materieellocatie: LocationNo, adressCode: z.string().trim().max(20) }))
    .max(1000),
  /** The version of the list that the person saw; a newer one is refused with `error.tussentijds_gewijzigd`. */
  versie: z.number().int().optional(),
}

/** Texts for the confirmation mail; data only, the server picks template and recipients (OP-69). */
export const mailTexts = { emailOnderwerp: Text250.default(''), emailTekst: Remark.default('') }

/** The answer of a list that left: each location with lines has a request of its own, the first is the answer's own. */
export const PlacedRequests = PlacedRequest.extend({
  aanvragen: z.array(PlacedRequest.extend({ materieellocatie: z.string() })),
})
export type PlacedRequests = z.output<typeof PlacedRequests>

/** What removing and moving can be refused for. */
export const leavingErrors = [
  'afvoerlijst.leeg',
  'afvoeren.meer_dan_voorraad',
  'locatie.geblokkeerd',
  'locatie.alleen_lezen',
  'validatie.verplicht',
  'validatie.keuze',
  'validatie.max_tekens',
  'validatie.voorwaarden',
  'datum.geblokkeerd',
  'datum.weekend',
  'datum.gesloten',
  'datum.verleden',
  'datum.te_ver',
  'adres.niet_gevonden',
  'error.tussentijds_gewijzigd',
  'verzoek.sleutel_hergebruikt',
] as const

/** What the removal wizard sends, to the letter of the spec (R-PAY-19). */
const RemovalRequest = z.object({
  language: Locale,
  gebruiker: UserName,
  materieelLocatie: LocationNo,
  reference: Reference,
  opmerking: Remark,
  ...leavingList,
  gewensteAfvoerDatum: SentDate.nullable(),
  /** True when the customer brings the goods to the depot. */
  zelfAfvoeren: z.boolean(),
  depotnummer: z.string().trim().max(20),
  depotAdressCode: z.string().trim().max(20),
  transportmiddel: TransportMeans.default(''),
  /** The person accepted the terms (R-REQ-07). */
  voorwaardenGeaccepteerd: z.boolean().default(false),
  ...mailTexts,
})
export type RemovalRequest = z.output<typeof RemovalRequest>

export const removing = {
  placeRemoval: command('/api/MaterieelAanvraag/AddAfvoer', {
    perMinute: 30,
    summary: 'Ask for everything on the removal list to go to a depot and clear the list, in one transaction.',
    access: 'request.submit',
    area: 'AppAfvoeren',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    changes: ['requests', 'removalLists', 'outbox', 'mails'],
    in: RemovalRequest,
    out: PlacedRequests,
    errors: [...leavingErrors, 'depot.niet_gevonden', 'error.niet_toegankelijk'],
  }),
}
