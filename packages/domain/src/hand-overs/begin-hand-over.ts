import {
  fuelEighths,
  type HandOverKind,
  type HandOverLine,
  type HandOverWords,
  handOverLengths,
  mostLines,
  type Party,
} from './hand-over.ts'

/** What a line is of. */
export interface HandedThing {
  readonly materieelSoort: string
  /** Empty for what is only counted. */
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly aantal: number
}

/** A line that nobody looked at yet. */
export function lineOf(
  { materieelSoort, materieelNummer, omschrijving, aantal }: HandedThing,
  regel: string,
): HandOverLine {
  return {
    regel,
    materieelSoort,
    materieelNummer,
    omschrijving: omschrijving.slice(0, handOverLengths.omschrijving),
    aantal,
    toebehoren: '',
    urenstand: null,
    brandstof: null,
    stand: 'open',
    opmerking: '',
    fotos: [],
  }
}

interface Begin {
  readonly soort: HandOverKind
  /** Who holds the device: on the site, so they take what is delivered and give what is collected. */
  readonly name: string
  readonly ordernummer: string
  readonly things: readonly HandedThing[]
  readonly newId: () => string
}

/** A hand-over as it begins: the lines of its order, whole numbers of each, and the person on the site on their side. */
export function beginHandOver({ soort, name, ordernummer, things, newId }: Begin): HandOverWords {
  const nobody: Party = { naam: '', bedrijf: '', email: '' }
  const own: Party = { ...nobody, naam: name.slice(0, handOverLengths.naam) }
  const counted = things.map((thing) => ({ ...thing, aantal: Math.max(1, Math.round(thing.aantal)) }))
  return {
    soort,
    ordernummer,
    plaats: '',
    overdrager: soort === 'ophalen' ? own : nobody,
    ontvanger: soort === 'aflevering' ? own : nobody,
    regels: counted.slice(0, mostLines).map((thing) => lineOf(thing, newId())),
    opmerkingen: '',
  }
}

/** Levels of a tank or battery that can be chosen, empty to full. */
export const fuelLevels: readonly number[] = Array.from({ length: fuelEighths / 2 + 1 }, (_, at) => 2 * at)
