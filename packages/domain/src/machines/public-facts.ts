/** What a stranger may be told of a machine behind its label; the setting `Etiket_Openbaar` names some of them. */
export const publicFacts = ['naam', 'afbeelding', 'eigenaar', 'telefoon', 'documenten'] as const
export type PublicFact = (typeof publicFacts)[number]

/** A machine as everybody may know it: the picture and documents are those of its kind. */
export interface KnownMachine<Document> {
  readonly materieelSoort: string
  readonly materieelNummer: string
  readonly omschrijving: string
  readonly afbeelding: string | null
  readonly documenten: readonly Document[]
}

export interface Owner {
  readonly eigenaar: string
  readonly telefoon: string
}

/** What a stranger is told; texts are empty and the machine null where the company keeps them to itself. */
export interface ToldToStranger<Document> extends Owner {
  readonly stuk: Omit<KnownMachine<Document>, 'documenten'> | null
  readonly documenten: Document[]
}

/**
 * What somebody without a right to a machine is told of it. With neither name nor picture a number that exists is answered
 * exactly as one that does not; so is a machine of a kind that is hidden.
 * @param machine null where the number means nothing, or nothing that may be shown
 * @param owner name and telephone of the company
 * @param shown the facts of the setting, other words are ignored
 */
export function tellStranger<Document>(
  machine: KnownMachine<Document> | null,
  owner: Owner,
  shown: readonly string[],
): ToldToStranger<Document> {
  const shows = (fact: PublicFact) => shown.includes(fact)
  const isKnown = machine !== null && (shows('naam') || shows('afbeelding'))
  return {
    eigenaar: shows('eigenaar') ? owner.eigenaar : '',
    telefoon: shows('telefoon') ? owner.telefoon : '',
    stuk: isKnown
      ? {
          materieelSoort: shows('naam') ? machine.materieelSoort : '',
          materieelNummer: machine.materieelNummer,
          omschrijving: shows('naam') ? machine.omschrijving : '',
          afbeelding: shows('afbeelding') ? machine.afbeelding : null,
        }
      : null,
    documenten: isKnown && shows('documenten') ? [...machine.documenten] : [],
  }
}
