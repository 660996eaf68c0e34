import { loginTypes, portalRoles } from '@portal/domain/access/vocabulary.ts'
import { z } from 'zod'
import { Id, Locale } from './values.ts'

/** A person with an account (R-ENT-40); the password is in no answer. */
export const Account = z.object({
  id: Id,
  /** Rises with each change by an administrator. */
  versie: z.number().int(),
  gebruikersnaam: z.string(),
  voornaam: z.string(),
  achternaam: z.string(),
  bedrijfsnaam: z.string(),
  email: z.string(),
  telefoonnummer: z.string(),
  taal: Locale,
  roles: z.array(z.enum(portalRoles)),
  isAdministrator: z.boolean(),
  geblokkeerd: z.boolean(),
  /** Blocked as the person of the back office: nobody logs in with it, and only there it is undone. */
  geblokkeerdInBackoffice: z.boolean(),
  /** In a row, from everywhere (R-ROLE-34). */
  mislukteLogins: z.number().int(),
  loginSoort: z.enum(loginTypes),
  /** Where links for a password go while an address that an administrator gave waits to be confirmed; else null. */
  bewezenEmail: z.string().nullable(),
  /** The administrator who gave the address that waits. */
  emailDoor: z.string().nullable(),
  /** False while somebody with a password of their own never chose one. */
  heeftWachtwoord: z.boolean(),
  /** Who they are in the back office; their locations hang on it. */
  backofficeNaam: z.string(),
  /** Null while no account of the back office was read yet. */
  backofficeBekend: z.boolean().nullable(),
  /** Customers of the back office and those given here. */
  klanten: z.array(z.string()),
  eigenKlanten: z.array(z.string()),
  locaties: z.number().int(),
  laatsteLogin: z.iso.datetime().nullable(),
  aangemaakt: z.iso.datetime(),
})
export type Account = z.output<typeof Account>

/** Who somebody is in the back office, as an administrator has to know before an account becomes them. */
export const BackofficePerson = z.object({
  backofficeNaam: z.string(),
  naam: z.string(),
  email: z.string(),
  bedrijf: z.string(),
  geblokkeerd: z.boolean(),
  /** Decides on what others submit for approval. */
  keurtGoed: z.boolean(),
  /** The first five, by name. */
  locaties: z.array(z.object({ nummer: z.string(), naam: z.string(), rol: z.string().nullable() })),
  aantalLocaties: z.number().int(),
  /** Accounts that are this person already. */
  accounts: z.array(z.string()),
})
export type BackofficePerson = z.output<typeof BackofficePerson>

/** A request for an account; what was chosen as a password is in no answer. */
export const Registration = z.object({
  id: Id,
  voornaam: z.string(),
  achternaam: z.string(),
  bedrijfsnaam: z.string(),
  email: z.string(),
  telefoonnummer: z.string(),
  gebruikersnaam: z.string(),
  taal: Locale,
  heeftWachtwoord: z.boolean(),
  /** The mail address was proved by the link of a mail; false where none could be sent. */
  bevestigd: z.boolean(),
  /** Somebody has an account of this name already. */
  naamBezet: z.boolean(),
  status: z.enum(['new', 'accepted', 'refused']),
  reden: z.string(),
  besluitDoor: z.string().nullable(),
  besluitMoment: z.iso.datetime().nullable(),
  moment: z.iso.datetime(),
})
export type Registration = z.output<typeof Registration>

/** The last import: its people wait for their passwords to be hashed, then all get an account or none. */
export const UserImport = z.object({
  id: Id,
  bestandsnaam: z.string(),
  gestartDoor: z.string(),
  stand: z.enum(['waiting', 'done', 'failed']),
  rijen: z.number().int(),
  /** Rows that are ready. */
  klaar: z.number().int(),
  /** The row that kept the others out, and the code of why. */
  foutRij: z.number().int().nullable(),
  fout: z.string().nullable(),
  moment: z.iso.datetime(),
  einde: z.iso.datetime().nullable(),
})
export type UserImport = z.output<typeof UserImport>
