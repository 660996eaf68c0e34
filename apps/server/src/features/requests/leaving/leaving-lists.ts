import { PortalError } from '@portal/contract/errors.ts'
import type { RemovalListItem } from '@portal/contract/removal-list.ts'
import type { Locale } from '@portal/contract/values.ts'
import { may } from '@portal/domain/access/may.ts'
import { refuseLeavingAt } from '@portal/domain/locations/location-orderable.ts'
import { type LeavingLine, refuseOverStock } from '@portal/domain/removing/stock-cap.ts'
import type { ChosenAddresses } from '@portal/domain/requests/request-draft.ts'
import { AskAgain } from '../../../platform/command/ask-again.ts'
import { type AskingCtx, type Ctx, signedIn } from '../../../platform/context.ts'
import type { UserLocation } from '../../../platform/session-user.ts'
import { listReadLocations, storedAddress } from '../../locations/locations.ts'
import { deleteRemovalLines, lockRemovalLists, readRemovalItems } from '../../removal-list/removal-list.store.ts'
import type { NewRequestLine } from '../requests.store.ts'
import { askStanding as askStock, type Counted, overCounted, overStanding } from './over-standing.ts'
import type { StockAt } from './standing-stock.store.ts'

/** A removal list that leaves its location, locked until the end of the call. */
export interface LeavingList {
  readonly id: string
  readonly place: UserLocation
  readonly lines: readonly RemovalListItem[]
}

/** Who asks for a list to leave, under which id. */
export interface LeavingOrigin {
  readonly id: string
  readonly userName: string
  readonly language: Locale
  readonly list: LeavingList
}

interface Leaving {
  readonly language: Locale
  readonly projectNummer?: string | undefined
  readonly versie?: number | undefined
}

/**
 * The person's removal list of the location, or those of all locations of the project (OP-34), each with its lines; lists
 * without lines are left out. Nobody else changes them until the call is over, so that two windows cannot send them twice.
 * @throws PortalError `error.tussentijds_gewijzigd` when they are not as the person saw them, `afvoerlijst.leeg`,
 *   `locatie.geblokkeerd` (R-RULE-07) or `locatie.alleen_lezen` (OP-22)
 */
export async function lockLeavingLists(ctx: Ctx, input: Leaving): Promise<readonly LeavingList[]> {
  const user = signedIn(ctx)
  const { projectNummer } = input
  const places = await listReadLocations(ctx, projectNummer === undefined ? {} : { projectNummer })
  const owner = { userName: user.userName, locationNos: places.map((place) => place.nummer) }
  const heads = await lockRemovalLists(ctx.db, owner)
  const version = heads.reduce((sum, head) => sum + head.version, 0)
  if (input.versie !== undefined && input.versie !== version) throw new PortalError('error.tussentijds_gewijzigd')
  const lines = await linesOf(ctx, heads, input.language)
  const lists = places
    .filter((place) => may(user, 'request.submit', place.rol))
    .flatMap((place) => {
      const own = lines.get(place.nummer) ?? []
      const head = heads.find(({ locationNo }) => locationNo === place.nummer)
      return head === undefined || own.length === 0 ? [] : [{ id: head.id, place, lines: own }]
    })
  if (lists.length === 0) throw new PortalError('afvoerlijst.leeg')
  for (const { place } of lists) {
    const refusal = refuseLeavingAt(place)
    if (refusal !== null) throw new PortalError(refusal)
    ctx.reliesOn(place.nummer)
  }
  return lists
}

async function linesOf(ctx: Ctx, heads: readonly { readonly id: string }[], language: Locale) {
  const reader = { language, priceGroup: '', today: ctx.clock.today() }
  const ids = heads.map(({ id }) => id)
  return Map.groupBy(await readRemovalItems(ctx.db, ids, reader), (line) => line.materieelLocatie)
}

/** The line of a list as the rule of the stock has it. */
function leavingLine(line: RemovalListItem): LeavingLine {
  const { type, materieelSoort, materieelNummer, retourAantal } = line
  return { kind: type, no: materieelSoort, plantNo: materieelNummer, quantity: retourAantal }
}

/** The lines that are over what is free to go, as the call names them. */
const overOf = (lists: readonly LeavingList[]) => (stock: readonly StockAt[]) => {
  const standing = Map.groupBy(stock, (row) => row.locationNo)
  return lists.flatMap(({ place, lines }) =>
    refuseOverStock(lines.map(leavingLine), standing.get(place.nummer) ?? []).map((refusal) => ({
      field: 'afvoerlijst',
      ...refusal,
    })),
  )
}

/** Names the first item of which there is less, and all of them; null when there is enough of all. */
function refusalOf(over: ReturnType<ReturnType<typeof overOf>>): PortalError | null {
  const [first] = over
  return first === undefined ? null : new PortalError(first.code, first.params, { field: first.field, fields: over })
}

/**
 * Asks the back office what stands where the lists leave, while the setting caps them (R-RULE-01), and refuses more than
 * that, or more than the mirror has while it does not answer; both less what it does not know of yet.
 * @param readLists reads and judges the lists; asked again before more than there is is refused
 * @returns what to decide by in the call's transaction; null while the setting does not cap them
 */
export async function askStanding(
  ctx: AskingCtx,
  readLists: () => Promise<readonly LeavingList[]>,
): Promise<Counted | null> {
  const lists = await readLists()
  if (!ctx.settings.bool('Afvoeren_MaximaalVoorraad')) return null
  const over = overOf(lists)
  const locationNos = lists.map(({ place }) => place.nummer)
  const counted = await askStock(ctx, locationNos, over)
  const refusal = refusalOf(await overCounted(ctx, counted, over))
  if (refusal === null) return counted
  // What is too much may be what another window sent of the same list meanwhile: then the list says so.
  await readLists()
  throw refusal
}

/**
 * Refuses more than the back office counts there, less what was taken since (R-RULE-01). Another call that takes from the
 * same location waits until this one is over.
 * @throws AskAgain when there is less now: what was taken since may be in what the back office counts by now
 */
export async function refuseOverStanding(
  ctx: Ctx,
  lists: readonly LeavingList[],
  counted: Counted | null,
): Promise<void> {
  if (counted === null) return
  const refusal = refusalOf(await overStanding(ctx, counted, overOf(lists)))
  if (refusal !== null) throw new AskAgain(refusal)
}

/** The lines of a list as a request keeps them: a copy of that moment. */
export function requestLinesOf({ lines }: LeavingList): NewRequestLine[] {
  return lines.map((line, index) => ({
    lineNo: index + 1,
    parentLineNo: null,
    kind: line.type,
    no: line.materieelSoort,
    plantNo: line.materieelNummer,
    description: line.omschrijving,
    unit: line.eenheid,
    quantity: line.retourAantal,
    remark: line.opmerking,
    charge: null,
    setNo: '',
    setQuantity: 0,
  }))
}

/** An address with who is there. */
interface PickupAddress {
  readonly code: string
  readonly name: string
  readonly address: string
  readonly postCode: string
  readonly city: string
  readonly contact: string
  readonly phoneNo: string
}

/** Where the goods of a list are fetched: the address chosen for its location, and without one that of the location. */
export async function pickupOf(ctx: Ctx, { place }: LeavingList, chosen: ChosenAddresses): Promise<PickupAddress> {
  const own = { contact: place.contactpersoon, phoneNo: place.telefoonnummer }
  const code = chosen[place.nummer] ?? ''
  if (code === '') {
    return { ...own, code, name: '', address: place.adres, postCode: place.postcode, city: place.plaats }
  }
  const wanted = { locationNo: place.nummer, code, field: 'vanLocatieAddressen' }
  const known = await storedAddress(ctx, wanted)
  return {
    code,
    name: known.naam,
    address: known.adres,
    postCode: known.postcode,
    city: known.plaats,
    contact: known.contactpersoon || own.contact,
    phoneNo: known.telefoonnummer || own.phoneNo,
  }
}

/** Empties a list that left: its lines are those of a request now (R-WIZ-19, R-WIZ-20). */
export async function clearLeftList(ctx: Ctx, { id, lines }: LeavingList): Promise<void> {
  const lineIds = lines.map((line) => line.id)
  await deleteRemovalLines(ctx.db, [id], { lineIds, at: ctx.clock.now() })
}
