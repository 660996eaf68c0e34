import { z } from 'zod'
import { command, query } from './define.ts'
import { DecisionChanges, MailState, PlacedRequest } from './request-records.ts'
import {
  CalendarDate,
  City,
  ContactName,
  Id,
  Locale,
  LocationNo,
  PhoneNo,
  PostCode,
  Reference,
  Remark,
  SentDate,
  StreetAddress,
  Text250,
  TransportMeans,
  UserName,
} from './values.ts'

/** What the order wizard sends, to the letter of the spec; both order calls take the same (R-PAY-18, R-PAY-20). */
export const OrderRequest = z.object({
  language: Locale,
  bestellijstId: Id,
  bestellijstNaam: z.string().max(60),
  gebruiker: UserName,
  materieelLocatie: LocationNo,
  reference: Reference,
  opmerking: Remark,
  adressCode: z.string().max(20),
  adres: StreetAddress,
  city: City,
  postCode: PostCode,
  contactPersoon: ContactName,
  contactTel: PhoneNo,
  depotnummer: z.string().max(20),
  depotAdressCode: z.string().max(20),
  gewensteLeverDatum: SentDate.nullable(),
  verwachteEindDatum: SentDate.nullable(),
  spoed: z.boolean(),
  ophalen: z.boolean(),
  transportmiddel: TransportMeans.default(''),
  /** The person accepted the terms of delivery (R-REQ-07). */
  voorwaardenGeaccepteerd: z.boolean().default(false),
  /** Texts for the confirmation mail; data only, the server picks template and recipients (OP-69). */
  emailOnderwerp: Text250.default(''),
  emailTekst: Remark.default(''),
  /** The version of the list the person saw; a newer one is refused with `error.tussentijds_gewijzigd`. */
  versie: z.number().int().optional(),
})
export type OrderRequest = z.output<typeof OrderRequest>

const orderErrors = [
  'bestellen.lijst_leeg',
  'artikel.niet_bestelbaar',
  'bestellijst.geblokkeerd',
  'locatie.geblokkeerd',
  'locatie.niet_bestelbaar',
  'validatie.verplicht',
  'validatie.keuze',
  'validatie.max_tekens',
  'validatie.voorwaarden',
  'datum.geblokkeerd',
  'datum.weekend',
  'datum.gesloten',
  'datum.verleden',
  'datum.te_ver',
  'datum.retour_voor_lever',
  'adres.niet_gevonden',
  'depot.niet_gevonden',
  'error.tussentijds_gewijzigd',
  'verzoek.sleutel_hergebruikt',
] as const

/** That a submitted list was given to other approvers. */
export const HandOver = z.object({
  /** The administrator; null when the portal asked the next one because nobody decided. */
  door: z.string().nullable(),
  op: z.iso.datetime(),
  reden: z.string(),
})

/** The saved request of a list, with the field names of savedAanvraagDTO (R-ENT-15). */
export const SavedRequest = z.object({
  savedAanvraagNummer: z.string(),
  bestellijstId: Id,
  /** Cancelled: withdrawn by who submitted it. */
  status: z.enum(['Requested', 'Approved', 'Disapproved', 'Cancelled']),
  redenAfkeuring: z.string().nullable(),
  deliveryDate: CalendarDate.nullable(),
  expectedReturnDate: CalendarDate.nullable(),
  collect: z.boolean(),
  materieelDepotNr: z.string(),
  werkadres: z.string(),
  address: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactperson: z.string(),
  phoneNumber: z.string(),
  reference: z.string(),
  comments: z.string(),
  spoed: z.boolean(),
  // Beside what the spec names: what the list says of its submission, and what a new submission starts from.
  transportmiddel: z.string(),
  depotAdressCode: z.string(),
  ingediendOp: z.iso.datetime(),
  /** Names of those who may decide; any of them can. */
  goedkeurders: z.array(z.string()),
  /** That others were asked since, and why; null while those who were asked first are. */
  overdracht: HandOver.nullable(),
  /** What who rejected it would have otherwise. */
  voorstel: DecisionChanges.nullable(),
})
export type SavedRequest = z.output<typeof SavedRequest>

export const ordering = {
  placeOrder: command('/api/MaterieelAanvraag/AddAanvraag', {
    summary:
      'Turn an order list into a request and clear the list, in one transaction; the back office number follows.',
    // Who may order without approval depends on a setting too (OP-31), so the use case decides between the two calls.
    access: 'request.submit',
    area: 'AppBestellen',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    changes: ['requests', 'orderLists', 'outbox', 'mails'],
    in: OrderRequest,
    out: PlacedRequest,
    errors: [...orderErrors, 'bestellen.goedkeuring_nodig'],
  }),
  saveForApproval: command('/api/MaterieelAanvraag/SaveAanvraag', {
    perMinute: 30,
    summary: 'Submit an order list for approval; the list is kept and blocked until it is decided.',
    access: 'request.submit',
    area: 'AppBestellen',
    location: 'materieelLocatie',
    identity: 'gebruiker',
    changes: ['orderLists', 'approvals', 'mails'],
    in: OrderRequest,
    out: z.object({
      savedAanvraagNummer: z.string(),
      goedkeurders: z.array(z.string()),
      mail: MailState,
    }),
    errors: [...orderErrors, 'bestellen.goedkeuring_niet_nodig', 'bestellen.geen_goedkeurder'],
  }),
  withdrawSubmission: command('/api/SavedAanvragen/WithdrawSavedAanvraag', {
    perMinute: 60,
    summary: 'Take back a list that waits for approval; it can be changed and submitted anew.',
    access: 'orderList.edit',
    area: 'AppBestellijst',
    location: 'record',
    changes: ['orderLists', 'approvals'],
    in: z.object({ bestellijstId: Id }),
    out: z.null(),
    errors: ['bestellijst.niet_ingediend'],
  }),
  getSavedRequest: query('/api/SavedAanvragen/GetSavedAanvraag', {
    summary: 'The saved request of an order list, to show its state or to submit it anew after a rejection.',
    access: 'location.view',
    area: 'AppBestellen',
    location: 'record',
    reads: ['users', 'orderLists', 'approvals'],
    in: z.object({ bestellijstID: Id }),
    out: SavedRequest,
  }),
}
