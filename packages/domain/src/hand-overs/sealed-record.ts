import type { HandOverLine, HandOverWords, Party, PartyName } from './hand-over.ts'
import type { Signature } from './signature.ts'

/** What the two signed, as their device sent it. */
export interface SignedWords extends HandOverWords {
  readonly handtekeningen: Readonly<Record<PartyName, Signature>>
}

/** A hand-over that was signed: nothing of it changes any more. */
export interface SealedRecord {
  readonly versie: 1
  readonly overdracht: string
  readonly locatie: { readonly nummer: string; readonly omschrijving: string }
  /** When it was signed by the clock of the device, kept between its begin and its arrival: ISO 8601. */
  readonly ondertekend: string
  /** When it arrived, by the clock of the portal: ISO 8601. */
  readonly ontvangen: string
  /** Who held the device: the name of the account. */
  readonly account: string
  /** The SHA-256 of each picture as it is kept, by its id. */
  readonly fotos: Readonly<Record<string, string>>
  readonly verklaring: SignedWords
}

/**
 * The one way to write a value as JSON: keys in the order of their UTF-16 code units, nothing between the parts, texts as
 * `JSON.stringify` writes them, and only whole numbers (RFC 8785 for such values).
 *
 * The hash of a record is the SHA-256 of this text in UTF-8. Who has the text computes it with `sha256sum`; who has the
 * parts of a record alone writes them so, and gets the same.
 * @throws Error for a number that is not whole: it can be written in several ways
 */
export function canonicalText(value: unknown): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`)
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`
}

/** Everything that was typed, without the blanks around it: as it is shown, and as it is sealed. */
export function tidyWords<W extends HandOverWords>(words: W): W {
  const party = ({ naam, bedrijf, email }: Party): Party => ({
    naam: naam.trim(),
    bedrijf: bedrijf.trim(),
    email: email.trim(),
  })
  const line = (one: HandOverLine): HandOverLine => ({
    ...one,
    materieelSoort: one.materieelSoort.trim(),
    materieelNummer: one.materieelNummer.trim(),
    omschrijving: one.omschrijving.trim(),
    toebehoren: one.toebehoren.trim(),
    opmerking: one.opmerking.trim(),
  })
  return {
    ...words,
    ordernummer: words.ordernummer.trim(),
    plaats: words.plaats.trim(),
    opmerkingen: words.opmerkingen.trim(),
    overdrager: party(words.overdrager),
    ontvanger: party(words.ontvanger),
    regels: words.regels.map(line),
  }
}

/** What both read before they sign, in the one way of writing. Its SHA-256 goes with the signatures: others cover nothing. */
export function readText(overdracht: string, words: HandOverWords): string {
  return canonicalText({ overdracht, verklaring: words })
}
