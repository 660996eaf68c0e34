import { type PasswordRefusal, refusePassword } from '../auth/password-rules.ts'
import type { Refusal } from '../refusal.ts'
import { type AccountForm, accountFaults, readAccountForm } from './account-form.ts'
import { nameKey } from './account-names.ts'

/** The first row of the file (R-IMP-02), in this order. */
export const importHeading = ['E-mail', 'Achternaam', 'Voornaam', 'Bedrijfsnaam', 'Wachtwoord'] as const
export type ImportColumn = (typeof importHeading)[number]
export type ImportRow = Readonly<Record<ImportColumn, string>>

/** A row with its place as a spreadsheet counts it, empty rows and the heading among them. */
export interface ImportLine {
  readonly row: number
  readonly person: ImportRow
}

/** More rows than any company has people; a larger file is refused. */
export const mostImportRows = 20_000

/** What is wrong in one row. */
export interface ImportFault {
  readonly row: number
  readonly column: ImportColumn
  readonly refusal: Refusal<
    | 'import.leeg_veld'
    | 'import.wachtwoord_kort'
    | 'import.dubbele_email'
    | 'gebruiker.naam_bezet'
    | 'gebruiker.naam_ongeldig'
    | 'validatie.email'
    | 'validatie.max_tekens'
    | PasswordRefusal['code']
  >
}

/** Whether the first row is the heading, in whatever letters and with spaces around (R-IMP-02). */
export function isImportHeading(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.trim().toLowerCase())
  return words.length === importHeading.length && importHeading.every((word, at) => words[at] === word.toLowerCase())
}

type Found = Omit<ImportFault, 'row'>

/** The person of a row as the form has one; the user name is the mail address. */
function formOf(row: ImportRow): AccountForm {
  const { 'E-mail': email, Achternaam: achternaam, Voornaam: voornaam, Bedrijfsnaam: bedrijfsnaam } = row
  return { voornaam, achternaam, bedrijfsnaam, email, telefoonnummer: '', gebruikersnaam: email }
}

const columns: Readonly<Record<keyof AccountForm, ImportColumn>> = {
  voornaam: 'Voornaam',
  achternaam: 'Achternaam',
  bedrijfsnaam: 'Bedrijfsnaam',
  email: 'E-mail',
  telefoonnummer: 'E-mail',
  gebruikersnaam: 'E-mail',
}

function faultOfText(row: ImportRow, column: ImportColumn): Found | null {
  const found = accountFaults(formOf(row), []).find(({ field }) => columns[field] === column)
  if (found === undefined || found.code === 'validatie.verplicht') return null
  return { column, refusal: { code: found.code, params: found.params } }
}

/** A row as it is kept, every text read as that of any other form; a password is left as it is. */
export function readImportRow(row: ImportRow): ImportRow {
  const { email, achternaam, voornaam, bedrijfsnaam } = readAccountForm(formOf(row))
  return { ...row, 'E-mail': email, Achternaam: achternaam, Voornaam: voornaam, Bedrijfsnaam: bedrijfsnaam }
}

function faultOfPassword(row: ImportRow, at: number): Found | null {
  const names = [row['E-mail'], row.Achternaam, row.Voornaam, row.Bedrijfsnaam]
  const weak = refusePassword(row.Wachtwoord, names)
  if (weak === null) return null
  const short = { code: 'import.wachtwoord_kort', params: { row: at } } as const
  return { column: 'Wachtwoord', refusal: weak.code === 'wachtwoord.te_kort' ? short : weak }
}

/** What the row by itself is refused for: an empty field (R-IMP-04), a text that is no mail address, a weak password (R-IMP-03). */
function faultsOfRow(row: ImportRow, at: number): readonly Found[] {
  return importHeading.flatMap((column): readonly Found[] => {
    if (row[column].trim() === '') return [{ column, refusal: { code: 'import.leeg_veld', params: { row: at } } }]
    return flatMapped(column === 'Wachtwoord' ? faultOfPassword(row, at) : faultOfText(row, column))
  })
}

function flatMapped(found: Found | null): readonly Found[] {
  return found === null ? [] : [found]
}

/**
 * Everything that is wrong in a file, row by row (R-IMP-03 to R-IMP-05, OP-39): one fault and nothing is imported.
 * @param taken keys of the names of accounts that exist; the user name of an imported person is the mail address
 */
export function importFaults(lines: readonly ImportLine[], taken: ReadonlySet<string>): readonly ImportFault[] {
  const seen = new Set<string>()
  return lines.flatMap(({ row: at, person }) => {
    const name = nameKey(person['E-mail'])
    const twice = name !== '' && seen.has(name)
    seen.add(name)
    const column = 'E-mail' as const
    const double: Found | null = twice
      ? { column, refusal: { code: 'import.dubbele_email', params: { row: at } } }
      : null
    const known: Found | null = taken.has(name)
      ? { column, refusal: { code: 'gebruiker.naam_bezet', params: {} } }
      : null
    return [...faultsOfRow(person, at), ...flatMapped(double ?? known)].map((found) => ({ row: at, ...found }))
  })
}
