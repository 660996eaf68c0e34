import type { AddedThing, Thing } from '@portal/domain/queue/queued-action.ts'
import { queryClient } from '../query-client.ts'

type Row = Readonly<Record<string, unknown>>
type Named = Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of every answer that this page has, to two levels: what somebody acts on they saw in one of them. */
function rowsRead(): readonly Row[] {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)
  const parts = answers
    .filter(isRow)
    .flatMap((answer) => [answer, ...Object.values(answer).filter(Array.isArray).flat()])
  return parts.filter(isRow)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

function factsOf(row: Row | undefined, thing: Named): Thing {
  return {
    ...thing,
    omschrijving: text(row?.omschrijving) || thing.materieelSoort,
    eenheid: text(row?.eenheid),
    afbeelding: text(row?.afbeelding) || null,
    gewichtPerStuk: number(row?.gewichtPerStuk),
  }
}

/** What this page knows of a thing that is put on a list. */
export function knownThing(thing: Named): Thing {
  const found = rowsRead().find(
    (row) =>
      text(row.materieelSoort).toUpperCase() === thing.materieelSoort.toUpperCase() &&
      text(row.omschrijving) !== '' &&
      (thing.materieelNummer === '' || row.materieelNummer === thing.materieelNummer),
  )
  return factsOf(found, thing)
}

/** A line of a list as this page read it; null when it did not. */
export function knownLine(id: string): (AddedThing & { readonly listId: string }) | null {
  const line = rowsRead().find((row) => row.id === id && text(row.materieelSoort) !== '')
  if (line === undefined) return null
  const named = {
    type: text(line.type),
    materieelSoort: text(line.materieelSoort),
    materieelNummer: text(line.materieelNummer),
  }
  return {
    ...factsOf(line, named),
    aantal: number(line.aantal) || number(line.retourAantal),
    opmerking: text(line.comment) || text(line.opmerking),
    listId: text(line.bestellijstId),
  }
}
