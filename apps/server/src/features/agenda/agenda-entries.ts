import type { AgendaEntry } from '@portal/contract/agenda.ts'
import {
  type AgendaKind,
  type AgendaState,
  daysLate,
  inAgendaOrder,
  stateOfOrder,
  stateOfRequest,
} from '@portal/domain/agenda/agenda-entry.ts'
import { standsHere } from '@portal/domain/agenda/site-figures.ts'
import { orderSwitches } from '@portal/domain/orders/order-switches.ts'
import { knownValue, orderKinds, unknownWord } from '@portal/domain/states/enums.ts'
import type { Settings } from '../../platform/context.ts'
import type { ComingInspection } from '../inspections/inspections.store.ts'
import type { MovementRow, StandingStock } from './agenda.store.ts'

type Entry = Omit<AgendaEntry, 'dagenTeLaat'>

const noThing = {
  aanvraagnummer: null,
  stuk: '',
  ordersoort: null,
  richting: null,
  afbeelding: null,
  referentie: '',
  anderen: 0,
} as const

function kindOf({ type, isDrive }: MovementRow): AgendaKind | null {
  if (type === 'Aanvoer') return 'levering'
  if (type === 'Afvoer') return 'afvoer'
  if (type === unknownWord) return null
  return isDrive ? 'transport' : 'verplaatsing'
}

function stateOf({ orderStatus, requestStatus }: MovementRow): AgendaState {
  return orderStatus === null ? stateOfRequest(requestStatus ?? unknownWord) : stateOfOrder(orderStatus)
}

/** R-SCR-SHELL-25: what is switched off on its own screen is not here either. */
function isOn({ bron, type, richting }: MovementRow, settings: Pick<Settings, 'bool'>): boolean {
  if (bron === 'aanvraag') return settings.bool('AppMaterieelaanvragen_Actief')
  const kind = knownValue(orderKinds, type)
  if (kind === null || !settings.bool('AppMaterieelorders_Actief')) return false
  return orderSwitches(kind, richting).every((name) => settings.bool(name))
}

export function entriesOfMovements(rows: readonly MovementRow[], settings: Pick<Settings, 'bool'>): Entry[] {
  return rows.flatMap((row) => {
    const soort = kindOf(row)
    if (soort === null || !isOn(row, settings)) return []
    const { bron, nummer, type, richting, dag, omschrijving, aantal, afbeelding, referentie, materieellocatie } = row
    const key = {
      bron,
      nummer,
      aanvraagnummer: row.aanvraagnummer,
      stuk: '',
      ordersoort: bron === 'order' ? type : null,
    }
    const things = { omschrijving, aantal, anderen: Math.max(row.regels - 1, 0), afbeelding, referentie }
    return [{ ...key, ...things, soort, richting, dag, stand: stateOf(row), materieellocatie }]
  })
}

export function entriesOfInspections(rows: readonly ComingInspection[]): Entry[] {
  return rows.map(({ materieelNummer, materieelOmschrijving, omschrijving, volgendeDatum, materieellocatie }) => ({
    ...noThing,
    soort: 'keuring',
    bron: 'keuring',
    nummer: materieelNummer,
    dag: volgendeDatum,
    stand: 'verwacht',
    omschrijving: materieelOmschrijving,
    aantal: 1,
    referentie: omschrijving,
    materieellocatie,
  }))
}

/** What of the stock is to go back on a day: one entry for each kind of equipment, called by its piece when it is one. */
export function entriesOfReturns(rows: readonly StandingStock[], isShown: (day: string) => boolean): Entry[] {
  const due = rows.flatMap((row) => {
    const dag = row.verwachteRetourDatum
    return dag === null || !standsHere(row) || !isShown(dag) ? [] : [{ ...row, dag }]
  })
  const groups = Map.groupBy(due, (row) => [row.dag, row.materieellocatie, row.type, row.materieelSoort].join(' '))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { dag, materieellocatie, materieelSoort, materieelNummer, omschrijving, afbeelding } = first
    return {
      ...noThing,
      soort: 'retour',
      bron: 'voorraad',
      nummer: materieelSoort,
      stuk: others.length === 0 ? materieelNummer : '',
      dag,
      stand: 'verwacht',
      omschrijving,
      aantal: others.reduce((sum, row) => sum + row.huidig, first.huidig),
      afbeelding,
      materieellocatie,
    }
  })
}

/** As the wire has them: late first, then by day (R-DATE-13). */
export function sortedEntries(entries: readonly Entry[], today: string): AgendaEntry[] {
  return inAgendaOrder(entries, today).map((entry) => ({ ...entry, dagenTeLaat: daysLate(entry, today) }))
}
