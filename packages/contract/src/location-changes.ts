import { closeOutKinds } from '@portal/domain/location-changes/close-out.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { Delivery, MailState } from './request-records.ts'
import {
  CalendarDate,
  City,
  ContactName,
  Id,
  LocationNo,
  PhoneNo,
  PlaceName,
  PostCode,
  Remark,
  SentDate,
  StreetAddress,
  UserName,
} from './values.ts'

/** A new location was asked for, made, or one is to be closed. */
export const LocationChangeKind = z.enum(['aanvragen', 'aanmaken', 'afmelden'])

/** Longer than five digits is refused by the rule of the form, which says so (R-VAL-08). */
const WantedNo = z.string().trim().max(20)

/** What is said of a location that is asked for or made. */
export const locationPlace = {
  gebruikerLogin: UserName,
  nummer: WantedNo.default(''),
  omschrijving: PlaceName.default(''),
  projectNummer: z.string().trim().max(20).default(''),
  klant: z.string().trim().max(20).default(''),
  adres: StreetAddress.default(''),
  postcode: PostCode.default(''),
  plaats: City.default(''),
  contactpersoon: ContactName.default(''),
  telefoonnummer: PhoneNo.default(''),
  startDatum: SentDate.nullable().default(null),
  eindDatum: SentDate.nullable().default(null),
  /** The refused one that this is sent in place of. */
  vervangt: Id.nullable().default(null),
}

export const ChangeAnswer = z.object({
  id: Id,
  status: Delivery,
  /** The back office's number: of the location, or of the question for one. */
  backofficeNummer: z.string().nullable(),
  /** Why it was refused, in the words of the back office. */
  reden: z.string(),
  mail: MailState,
})

/** What became of a location that somebody asked for, made or closed. */
export const LocationChange = z.object({
  id: Id,
  soort: LocationChangeKind,
  nummer: z.string(),
  omschrijving: z.string(),
  status: Delivery,
  backofficeNummer: z.string().nullable(),
  reden: z.string(),
  moment: z.iso.datetime(),
  gewijzigd: z.iso.datetime(),
  /** It was sent again, corrected. */
  vervangen: z.boolean(),
  /** The form as it was sent; empty texts for closing. */
  formulier: z.record(z.string(), z.string().nullable()),
})
export type LocationChange = z.output<typeof LocationChange>

export const CloseOutPoint = z.object({
  soort: z.enum(closeOutKinds),
  aantal: z.number().int(),
  /** The latest day on which some of it ends, as far as that is known. */
  tot: CalendarDate.nullable(),
  /** How many of them have no day. */
  zonderDag: z.number().int(),
})

const ofPerson = { access: 'location.create', identity: 'gebruikerLogin' } as const
export const locationFormErrors = [
  'validatie.verplicht',
  'validatie.max_tekens',
  'validatie.keuze',
  'datum.retour_voor_lever',
] as const

export const locationChanges = {
  requestLocation: command('/api/LocatieAanvragen/LocatieAanvragen', {
    perMinute: 30,
    ...ofPerson,
    summary: 'Ask for a new location; people of the back office give it its number (R-GEN-09, OP-72).',
    area: 'AppNieuweLocatie',
    changes: ['locations', 'outbox', 'mails'],
    in: z.object({ ...locationPlace, opmerking: Remark.default('') }),
    out: ChangeAnswer,
    errors: [...locationFormErrors, 'locatie.nummer_max_cijfers', 'locatie.vandaag_te_veel'],
  }),
  checkNumber: query('/api/LocatieAanmaken/LocatieNummerChecken', {
    ...ofPerson,
    summary: 'Whether a location number is taken (R-VAL-09): asked there, or answered by the copy while it is away.',
    area: 'AppNieuweLocatieAanmaken',
    perMinute: 60,
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName, nummer: WantedNo }),
    out: z.object({ inGebruik: z.boolean(), bron: z.enum(['backoffice', 'kopie']) }),
    errors: ['locatie.nummer_max_cijfers'],
  }),
  createLocation: command('/api/LocatieAanmaken/LocatieAanMaken', {
    perMinute: 30,
    ...ofPerson,
    summary: 'Make a location under the number that is named; without a number the back office gives it one.',
    area: 'AppNieuweLocatieAanmaken',
    changes: ['locations', 'outbox', 'mails'],
    in: z.object(locationPlace),
    out: ChangeAnswer,
    errors: [
      ...locationFormErrors,
      'locatie.nummer_max_cijfers',
      'locatie.nummer_in_gebruik',
      'locatie.vandaag_te_veel',
    ],
  }),
  getCustomers: query('/api/LocatieAanmaken/GebruikerKlanten', {
    ...ofPerson,
    summary: 'The customers that a location of the user can be of.',
    area: 'AppNieuweLocatieAanmaken',
    reads: ['locations', 'users'],
    in: z.object({ gebruikerLogin: UserName }),
    out: z.object({ items: z.array(z.object({ klantnummer: z.string(), naam: z.string() })) }),
  }),
  deregisterLocation: command('/api/LocatieAfmelden/LocatieAfmelden', {
    perMinute: 30,
    summary:
      'Ask to close a location; with `toch` also while equipment stands there (R-RULE-02, R-RULE-03, R-RULE-09).',
    access: 'location.deregister',
    area: 'AppLocatieAfmelden',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    changes: ['locations', 'outbox', 'mails'],
    in: z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo, toch: z.boolean().default(false) }),
    out: ChangeAnswer,
    errors: ['locatie.afmelden_voorraad', 'locatie.afmelden_terugkoop', 'locatie.al_afgemeld'],
  }),
  getCloseOut: query('/api/LocatieAfmelden/GetAfmeldControle', {
    summary: 'What is open at a location, and the first day on which it can be closed.',
    access: 'location.view',
    area: 'AppLocatieAfmelden',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    reads: [
      'locations',
      'stock',
      'inspections',
      'orders',
      'requests',
      'orderLists',
      'removalLists',
      'approvals',
      'invoices',
      'complaints',
      'outbox',
    ],
    in: z.object({ gebruikerLogin: UserName, materieellocatie: LocationNo }),
    out: z.object({
      punten: z.array(CloseOutPoint),
      dag: CalendarDate.nullable(),
      wachtOp: z.array(z.enum(closeOutKinds)),
      /** The location is not at work any more, or its closing is on its way. */
      alAfgemeld: z.boolean(),
    }),
  }),
  getChanges: query('/api/LocatieAanvragen/GetLocatieMeldingen', {
    summary: 'What became of the locations that the user asked for, made or closed in the last 90 days, newest first.',
    access: 'session',
    identity: 'gebruikerLogin',
    reads: ['locations'],
    in: z.object({ gebruikerLogin: UserName }),
    out: z.object({ items: z.array(LocationChange) }),
  }),
}
