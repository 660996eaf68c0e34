import type { AgainLine } from '@portal/contract/again.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { Locale } from '@portal/contract/values.ts'
import { refuseOrderAt } from '@portal/domain/locations/location-orderable.ts'
import { refuseListChange } from '@portal/domain/order-list/list-state.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import { type AgainFacts, draftAgain, type PastLine } from '@portal/domain/requests/again.ts'
import { itemKinds, unknownWord } from '@portal/domain/states/enums.ts'
import { type AskingCtx, type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listKnownItems, readAdditionFacts } from './addition-facts.store.ts'
import { allLinesPart, type LineRows, lockListToOrder, writeLines } from './order-lines.store.ts'
import { type ListHead, type ListToOrder, standingOf } from './order-list.store.ts'

/** @throws PortalError where nothing can be ordered (R-RULE-07, OP-22) */
export function refuseOrdering(place: UserLocation): void {
  const refusal = refuseOrderAt(place)
  if (refusal !== null) throw new PortalError(refusal)
}

/** @throws PortalError when a list that stands like this may not be changed */
export function refuseStanding(head: Pick<ListHead, 'savedStatus' | 'reden'>, place: UserLocation): void {
  const refusal = refuseListChange(standingOf(head, place.geblokkeerd))
  if (refusal !== null) throw new PortalError(refusal)
}

/** Changes lines of a list that the call has locked. */
export function changeList(ctx: Ctx, { id }: Pick<ListHead, 'id'>, rows: LineRows): Promise<void> {
  return writeLines(ctx.db, { id, at: ctx.clock.now() }, rows)
}

/** The named list of the location, or for the empty id the first one, with its lines in this language, locked to be ordered. */
export async function openListToOrder(
  ctx: Ctx,
  { listId, versie }: { readonly listId: string; readonly versie: number | undefined },
  language: Locale,
): Promise<ListToOrder> {
  const place = placeOf(ctx)
  const asked = { userName: signedIn(ctx).userName, locationNo: place.nummer, listId }
  const list = await lockListToOrder(ctx.db, asked, language)
  if (list === null) throw new PortalError('error.niet_gevonden')
  refuseStanding(list, place)
  if (versie !== undefined && versie !== list.versie) throw new PortalError('error.tussentijds_gewijzigd')
  return list
}

/** Takes all lines off a list that is locked, so that two windows cannot order them twice. */
export async function takeAllLines(ctx: Ctx, list: ListToOrder): Promise<void> {
  await changeList(ctx, list, [[allLinesPart, {}]])
  ctx.touch('orderLists', list.id)
}

type AskedLine = Omit<AgainLine, 'gevraagd' | 'stand'> & { readonly setAantal: number }

/** Lines of a past request or order as a draft for the location of the call, by what can be ordered today (decision: ordering). */
export async function draftForWire(ctx: AskingCtx, lines: readonly AskedLine[]) {
  const charge = chargeCodeOf(ctx.settings)
  const past = lines.map((line) => ({
    ...line,
    type: itemKinds.find((kind) => kind === line.type) ?? null,
    isCharge: charge !== '' && line.materieelSoort === charge,
  }))
  const draft = draftAgain(past, await readAgainFacts(ctx, past))
  return {
    regels: draft.lines.map(({ line, stand, aantal }) => {
      const { setAantal: _, isCharge: __, aantal: gevraagd, ...shown } = line
      const type: AgainLine['type'] = line.type ?? unknownWord
      return { ...shown, type, gevraagd, stand, aantal }
    }),
    artikelen: [...draft.items],
    sets: draft.sets.map(({ setNummer, aantal, lines: parts }) => ({ setNummer, aantal, setItems: [...parts] })),
  }
}

async function readAgainFacts(ctx: AskingCtx, past: readonly PastLine[]): Promise<AgainFacts> {
  const items = past.flatMap(({ type, materieelSoort }) => (type === null ? [] : [{ type, materieelSoort }]))
  const sets = [...new Set(past.flatMap(({ setNummer }) => (setNummer === '' ? [] : [setNummer])))]
  const [known, facts] = await Promise.all([listKnownItems(ctx.db, items), readAdditionFacts(ctx.db, { items, sets })])
  const keys = (rows: readonly { readonly type: string; readonly materieelSoort: string }[]) =>
    new Set(rows.map((row) => `${row.type} ${row.materieelSoort}`))
  const [there, orderable] = [keys(known), keys(facts.orderable)]
  return {
    isKnown: (item) => there.has(`${item.type} ${item.materieelSoort}`),
    isOrderable: (item) => orderable.has(`${item.type} ${item.materieelSoort}`),
    includedOf: (item) => facts.included.filter((row) => row.of === item.materieelSoort && row.ofType === item.type),
    linesOfSet: (setNummer) => facts.sets.find((set) => set.setNummer === setNummer)?.lines ?? null,
    isPlaceClosed: refuseOrderAt(placeOf(ctx)) !== null,
  }
}
