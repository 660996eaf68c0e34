import { z } from 'zod'
import { command, query } from './define.ts'
import { LocationNo, ProjectNo, ShownLocationKind, ShownLocationState, UserName } from './values.ts'

export const Location = z.object({
  nummer: z.string(),
  /** Equals `nummer` when the back office has none (R-ENT-01). */
  omschrijving: z.string(),
  geblokeerd: z.boolean(),
  projectNummer: z.string().nullable(),
  rol: z.string().nullable(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  kind: ShownLocationKind,
  state: ShownLocationState,
  /** False when the location is blocked or its state is not Production (OP-22). */
  bestelbaar: z.boolean(),
  /** True when orders of this user at this location need an approver (R-ROLE-32). */
  goedkeuringNodig: z.boolean(),
})
export type Location = z.output<typeof Location>

export const Address = z.object({
  code: z.string(),
  naam: z.string(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  werkadres: z.boolean(),
})
export type Address = z.output<typeof Address>

export const Depot = z.object({
  nummer: z.string(),
  omschrijving: z.string(),
  adres: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  telefoonnummer: z.string(),
  ophalenMogelijk: z.boolean(),
  adressen: z.array(
    z.object({ code: z.string(), naam: z.string(), adres: z.string(), postcode: z.string(), plaats: z.string() }),
  ),
})
export type Depot = z.output<typeof Depot>

/** A location with its addresses; its own address is among them, with the number of the location as code. */
export const LocationAddresses = z.object({
  nummer: z.string(),
  omschrijving: z.string(),
  /** False for a location of the same customer that is not among the user's own. */
  eigen: z.boolean(),
  contactpersoon: z.string(),
  telefoonnummer: z.string(),
  adressen: z.array(Address),
})
export type LocationAddresses = z.output<typeof LocationAddresses>

/** One of the user's own locations that cannot be chosen, and the error code that says why. */
export const ExcludedLocation = z.object({
  nummer: z.string(),
  omschrijving: z.string(),
  reden: z.enum([
    'verplaatsen.zelfde_locatie',
    'verplaatsen.eigen_locatie',
    'transport.eigen_locatie',
    'verplaatsen.doel_geblokkeerd',
    'locatie.niet_bestelbaar',
  ]),
})

export const locations = {
  getLocations: query('/api/GebruikerMaterieellocatie/GetGebruikerMaterieelLocaties', {
    summary: 'The locations of the signed-in user, each with the role there.',
    access: 'session',
    identity: 'gebruikersnaam',
    kept: true,
    reads: ['locations', 'users'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.object({ locaties: z.array(Location) }),
    errors: ['navision_account_onbekend'],
  }),
  refreshLocations: command('/api/GebruikerMaterieellocatie/RefreshGebruikerMaterieelLocaties', {
    summary: 'Read the user and the locations anew from the back office.',
    access: 'session',
    identity: 'gebruikersnaam',
    perMinute: 20,
    changes: ['locations', 'users'],
    in: z.object({ gebruikersnaam: UserName }),
    out: z.null(),
    errors: ['navision_account_onbekend', 'error.timeout_backoffice'],
  }),
  getAddresses: query('/api/MaterieelAanvraag/GetAdressen', {
    summary: 'The work addresses of a location.',
    access: 'location.view',
    location: 'materieellocatie',
    kept: true,
    reads: ['locations'],
    in: z.object({ materieellocatie: LocationNo }),
    out: z.object({ items: z.array(Address) }),
  }),
  getLocationAddresses: query('/api/MaterieelAanvraag/GetLocationsAdressen', {
    summary:
      'The locations that goods can leave from (`van`), or be moved or transported to, each with its addresses; and the own ones that cannot be chosen. Targets are found by a term.',
    access: 'location.view',
    location: 'materieellocatie',
    identity: 'gebruikerLogin',
    kept: true,
    reads: ['locations', 'requests'],
    in: z.object({
      gebruikerLogin: UserName,
      materieellocatie: LocationNo,
      doel: z.enum(['van', 'verplaatsen', 'transport']).default('van'),
      /** With `van`: all locations of the user in this project instead of the one location. */
      projectNummer: ProjectNo.optional(),
      /** Words that must all stand in number, name, town or street of a target. */
      zoekterm: z.string().trim().max(100).default(''),
      /** Only the target with this number. */
      nummer: z.string().trim().max(20).optional(),
      /** At most so many targets, and as many that cannot be chosen. */
      maximum: z.number().int().min(1).max(100).default(50),
    }),
    out: z.object({
      items: z.array(LocationAddresses),
      /** The depot that things of the location usually go to; only with `van`, empty where the person has to choose. */
      depotnummer: z.string(),
      /** How many there are in all. */
      totaal: z.number().int(),
      uitgesloten: z.array(ExcludedLocation),
      totaalUitgesloten: z.number().int(),
    }),
  }),
  getDepots: query('/api/MaterieelLocatie/GetDepots', {
    summary: 'The depots with their addresses; `ophalenMogelijk` says where an order can be picked up.',
    access: 'session',
    kept: true,
    reads: ['locations'],
    in: z.object({}),
    out: z.object({ items: z.array(Depot) }),
  }),
}
