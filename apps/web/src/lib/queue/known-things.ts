import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import { stock } from '@portal/contract/stock.ts'
import { foreignHostOf } from '@portal/domain/machines/label-address.ts'
import type { AddedThing, Thing } from '@portal/domain/queue/queued-action.ts'
import { readLabel } from '@portal/domain/removal-list/read-label.ts'
import { findByLabel } from '@portal/domain/site-walks/sighting.ts'
import { callKey } from '../call-key.ts'
import { queryClient } from '../query-client.ts'

type Row = Readonly<Record<string, unknown>>
type Named = Pick<Thing, 'type' | 'materieelSoort' | 'materieelNummer'>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of every answer that this page has, to three levels: what somebody acts on they saw in one of them. */
function rowsRead(): readonly Row[] {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)
  const lines = answers.filter(isRow).flatMap((answer) => [answer, ...partsOf(answer)])
  return lines
    .filter(isRow)
    .flatMap((line) => [line, ...partsOf(line)])
    .filter(isRow)
}

const partsOf = (row: Row): readonly unknown[] => Object.values(row).filter(Array.isArray).flat()

/** What this page knows a set by; its number where it read nothing of it. */
export function knownSetName(setNummer: string): string {
  const isIt = (row: Row) => row.setNummer === setNummer || (row.kind === 'Set' && row.materieelSoort === setNummer)
  const names = rowsRead()
    .filter(isIt)
    .map((row) => text(row.setOmschrijving) || text(row.omschrijving))
  return names.find((name) => name !== '') ?? setNummer
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

/** What a label means by the stock of its site, one of it; null where this page does not know. */
export function knownLabel(code: string, place: CallInput<typeof stock.getStock>): AddedThing | null {
  // What another portal printed is looked up by the server: its numbers may be numbers of this site.
  const label = foreignHostOf(code, [window.location.hostname]) === null ? readLabel(code) : null
  const items = queryClient.getQueryData<CallAnswer<typeof stock.getStock>>(callKey(stock.getStock, place))?.items ?? []
  const found = label === null ? null : findByLabel(label, items)
  if (found === null) return null
  const { type, materieelSoort, materieelNummer } = found
  return { ...factsOf({ ...found }, { type, materieelSoort, materieelNummer }), aantal: 1, opmerking: '' }
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
