import type { FieldRefusal } from '../refusal.ts'
import { isEmail } from '../users/account-form.ts'
import { hasSigned, type Signature } from './signature.ts'

/** Equipment comes to the site, or leaves it. */
export const handOverKinds = ['aflevering', 'ophalen'] as const
export type HandOverKind = (typeof handOverKinds)[number]

/** What became of a line: nobody looked yet, taken as it is, taken with damage, not taken, or not there. */
export const lineStates = ['open', 'in_orde', 'beschadigd', 'geweigerd', 'ontbreekt'] as const
export type LineState = (typeof lineStates)[number]

/** What a picture shows: one of the four sides of a machine, or a damage. */
export const pictureSides = ['voor', 'achter', 'links', 'rechts', 'schade'] as const
export type PictureSide = (typeof pictureSides)[number]

/** The two who stand there; the first gives, the second takes. */
export const partyNames = ['overdrager', 'ontvanger'] as const
export type PartyName = (typeof partyNames)[number]

export interface Party {
  readonly naam: string
  readonly bedrijf: string
  /** Where the record is mailed to; empty for nobody. */
  readonly email: string
}

export interface LinePicture {
  /** Made by the device. */
  readonly foto: string
  readonly kant: PictureSide
}

/** A piece, or so many of what is only counted. */
export interface HandOverLine {
  /** Made by the device. */
  readonly regel: string
  readonly materieelSoort: string
  /** Empty for what is only counted. */
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly aantal: number
  /** What goes along with it, in words: 2 cables, 1 key. */
  readonly toebehoren: string
  /** Hours that its counter shows; null where it has none, or nobody looked. */
  readonly urenstand: number | null
  /** How full the tank or battery is, in eighths; null where it has none, or nobody looked. */
  readonly brandstof: number | null
  readonly stand: LineState
  readonly opmerking: string
  readonly fotos: readonly LinePicture[]
}

/** What the two say of a hand-over; names of the wire. */
export interface HandOverWords {
  readonly soort: HandOverKind
  /** The order it belongs to; empty for none. */
  readonly ordernummer: string
  /** Where on the site. */
  readonly plaats: string
  readonly overdrager: Party
  readonly ontvanger: Party
  readonly regels: readonly HandOverLine[]
  /** What either has to say, before they sign. */
  readonly opmerkingen: string
}

/** Most characters of each text. */
export const handOverLengths = {
  plaats: 100,
  naam: 80,
  bedrijf: 80,
  email: 254,
  omschrijving: 100,
  toebehoren: 250,
  opmerking: 500,
  opmerkingen: 2000,
} as const

/** Lines of one hand-over, pictures of one line and of one hand-over. */
export const mostLines = 200
export const mostLinePictures = 12
export const mostPictures = 100
export const mostHours = 999_999
export const fuelEighths = 8

export type HandOverFault = FieldRefusal<
  string,
  | 'validatie.verplicht'
  | 'validatie.email'
  | 'overdracht.geen_regels'
  | 'overdracht.niet_bekeken'
  | 'overdracht.fotos'
  | 'overdracht.zegt_wat'
>

/** What is not as it should be needs a word: a damage, a refusal or a lack that nobody describes proves nothing. */
export const needsRemark = ({ stand }: Pick<HandOverLine, 'stand'>): boolean => stand !== 'in_orde' && stand !== 'open'

/** Whether a line was not taken: refused, or not there. */
export const isNotTaken = ({ stand }: Pick<HandOverLine, 'stand'>): boolean =>
  stand === 'geweigerd' || stand === 'ontbreekt'

/** How many lines there are, and how many of them say that something is wrong. */
export function handOverSums({ regels }: Pick<HandOverWords, 'regels'>) {
  return {
    regels: regels.length,
    beschadigd: regels.filter(({ stand }) => stand === 'beschadigd').length,
    nietAangenomen: regels.filter(isNotTaken).length,
  }
}

/** The pictures that the lines name. */
export function picturesOf({ regels }: Pick<HandOverWords, 'regels'>): readonly string[] {
  return regels.flatMap(({ fotos }) => fotos.map(({ foto }) => foto))
}

const required = (field: string): HandOverFault => ({ field, code: 'validatie.verplicht', params: {} })

function partyFaults(name: PartyName, { naam, email }: Party): readonly HandOverFault[] {
  return [
    ...(naam.trim() === '' ? [required(`${name}.naam`)] : []),
    ...(email.trim() === '' || isEmail(email.trim())
      ? []
      : [{ field: `${name}.email`, code: 'validatie.email' as const, params: {} }]),
  ]
}

function lineFaults(line: HandOverLine): readonly HandOverFault[] {
  const field = `regels.${line.regel}`
  return [
    ...(line.omschrijving.trim() === '' ? [required(`${field}.omschrijving`)] : []),
    ...(needsRemark(line) && line.opmerking.trim() === ''
      ? [{ field: `${field}.opmerking`, code: 'overdracht.zegt_wat' as const, params: {} }]
      : []),
  ]
}

/**
 * What must be there before anybody signs: both names, addresses that can be mailed to, at least one line, somebody who
 * looked at each, and words with everything that is not in order. Pictures that are named must have arrived.
 * @param arrived pictures that are there
 */
export function handOverFaults(words: HandOverWords, arrived: ReadonlySet<string>): readonly HandOverFault[] {
  const awaited = picturesOf(words).filter((foto) => !arrived.has(foto)).length
  const unseen = words.regels.filter(({ stand }) => stand === 'open').length
  return [
    ...partyNames.flatMap((name) => partyFaults(name, words[name])),
    ...(words.regels.length === 0
      ? [{ field: 'regels', code: 'overdracht.geen_regels' as const, params: {} }]
      : words.regels.flatMap(lineFaults)),
    ...(unseen > 0 ? [{ field: 'regels', code: 'overdracht.niet_bekeken' as const, params: { count: unseen } }] : []),
    ...(awaited > 0 ? [{ field: 'fotos', code: 'overdracht.fotos' as const, params: { count: awaited } }] : []),
  ]
}

/** Both must have signed, on the glass or by their typed name. */
export function signatureFaults(signatures: Readonly<Record<PartyName, Signature>>): readonly HandOverFault[] {
  return partyNames.filter((name) => !hasSigned(signatures[name])).map((name) => required(`handtekeningen.${name}`))
}
