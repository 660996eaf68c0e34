import type { AgendaEntry } from '@portal/contract/agenda.ts'
import type { Locale } from '@portal/contract/values.ts'
import { inAgendaOrder } from '@portal/domain/agenda/agenda-entry.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import { type Ctx, placeOf, type TenantParts } from '../../platform/context.ts'
import { listComing } from '../inspections/inspections.store.ts'
import { listReadLocations, type PlaceInput } from '../locations/locations.ts'
import { listMovements, listStanding, type MovementQuestion } from './agenda.store.ts'
import { entriesOfInspections, entriesOfMovements, entriesOfReturns, sortedEntries } from './agenda-entries.ts'

/** So many of a kind are read at most; the earliest are among them. */
const mostEntries = 1000
/** Before it there were no computers: everything that is late. */
const firstDay = '0001-01-01'

interface Span {
  readonly from: string
  readonly until: string
}

interface AgendaQuestion extends Span {
  readonly locationNos: readonly string[]
  readonly language: Locale
  /** Leaves out what is late since before the first day. */
  readonly onlyWithin?: true
}

type Parts = Pick<TenantParts, 'db' | 'settings' | 'clock'>

/** What is late is listed from today on only: before, it was not. */
export function movementsOf({ settings, clock }: Parts, question: AgendaQuestion): MovementQuestion {
  const today = clock.today()
  const coversToday = question.from <= today && today <= question.until
  return {
    ...question,
    lateBefore: coversToday && question.onlyWithin !== true ? today : null,
    chargeCode: chargeCodeOf(settings),
    most: mostEntries,
  }
}

/** What comes, goes, moves, is driven and is to go back; what is switched off is left out. */
export async function listMovesAndReturns(parts: Parts, question: AgendaQuestion): Promise<AgendaEntry[]> {
  const { db, settings, clock } = parts
  const { locationNos, language, from, until } = question
  const asked = movementsOf(parts, question)
  const isShown = (day: string) =>
    (day >= from && day <= until) || (asked.lateBefore !== null && day < asked.lateBefore)
  const [moving, standing] = await Promise.all([
    listMovements(db, asked),
    settings.bool('AppMaterieelvoorraad_Actief')
      ? listStanding(db, locationNos, { language, priceGroup: '', today: clock.today() })
      : [],
  ])
  const entries = [...entriesOfMovements(moving, settings), ...entriesOfReturns(standing, isShown)]
  return sortedEntries(entries, clock.today())
}

async function listInspections(parts: Parts, question: AgendaQuestion): Promise<AgendaEntry[]> {
  const { db, settings, clock } = parts
  if (!settings.bool('AppKeuringen_Actief')) return []
  const { locationNos, language, from, until: to } = question
  const since = movementsOf(parts, question).lateBefore === null ? from : firstDay
  const rows = await listComing(db, { locationNos, language, from: since, to }, mostEntries)
  return sortedEntries(entriesOfInspections(rows), clock.today())
}

/** All six kinds of entries of some locations between two days, what is late first. */
async function listAgenda(parts: Parts, question: AgendaQuestion): Promise<AgendaEntry[]> {
  const both = await Promise.all([listMovesAndReturns(parts, question), listInspections(parts, question)])
  return inAgendaOrder(both.flat(), parts.clock.today())
}

/** The agenda of the location of a call, or of its project. */
export async function readAgenda(ctx: Ctx, input: PlaceInput, span: Span): Promise<AgendaEntry[]> {
  const places = input.projectNummer === undefined ? [placeOf(ctx)] : await listReadLocations(ctx, input)
  return listAgenda(ctx, { ...span, locationNos: places.map(({ nummer }) => nummer), language: ctx.language })
}
