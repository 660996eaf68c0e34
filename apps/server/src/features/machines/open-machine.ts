import type { Machine, machines } from '@portal/contract/machines.ts'
import { may } from '@portal/domain/access/may.ts'
import { isForEverybody, paperKindOf } from '@portal/domain/machines/paper-kind.ts'
import { tellStranger } from '@portal/domain/machines/public-facts.ts'
import type { Label } from '@portal/domain/removal-list/read-label.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { listDocuments } from '../documents/documents.store.ts'
import { findUserLocation } from '../locations/locations.store.ts'
import { findKindPicture, findScanned, type Scanned } from './machines.store.ts'
import { readOwnLabel } from './machines.ts'
import { readMachines } from './read-machines.ts'

/** A machine at a location that the visitor may see. */
interface Seen {
  readonly found: Scanned
  readonly place: UserLocation
}

/**
 * The machine behind a label. Who may see where it stands gets it with its papers; everybody else, whether the number is
 * of others, in a depot, hidden or unknown, what the company tells strangers (`tellStranger`).
 */
export const openMachine: UseCase<typeof machines.openMachine> = async (ctx, { code }) => {
  const label = readOwnLabel(ctx, code)
  const [found = []] = await findScanned(ctx.db, [label], { locationNo: '', language: ctx.language })
  const meant = piecesOf(label, found)
  const seen = await seenBy(ctx, meant)
  const [only] = seen
  const machine = only !== undefined && seen.length === 1 ? await readSeen(ctx, only) : null
  const owner = {
    eigenaar: ctx.settings.string('Contact_Bedrijfsnaam'),
    telefoon: ctx.settings.string('Contact_Telefoon'),
  }
  if (machine !== null) return { ...owner, stuk: machine, documenten: [], machine, keuze: [] }
  const keuze = seen.map(({ found, place }) => ({ ...found, locatieOmschrijving: place.omschrijving }))
  const known = meant.length === 1 ? await readKnown(ctx, meant) : null
  return { ...tellStranger(known, owner, ctx.settings.multiString('Etiket_Openbaar')), machine: null, keuze }
}

/** Pieces only; where the label has the number of one, what has it as a serial or inspection number is not meant. */
function piecesOf(label: Label, found: readonly Scanned[]): readonly Scanned[] {
  const pieces = found.filter(({ materieelNummer }) => materieelNummer !== '')
  const isNamed = ({ materieelSoort, materieelNummer }: Scanned) =>
    label.some(
      ({ code, pairs }) =>
        code === materieelNummer ||
        pairs.some((pair) => pair.materieelSoort === materieelSoort && pair.materieelNummer === materieelNummer),
    )
  const named = pieces.find(isNamed)
  return named === undefined ? pieces : [named]
}

async function seenBy(ctx: Ctx, meant: readonly Scanned[]): Promise<readonly Seen[]> {
  const { user } = ctx
  if (user === null || !ctx.settings.bool('AppMaterieelvoorraad_Actief')) return []
  const seen: Seen[] = []
  for (const found of meant) {
    const place = found.locationNo === '' ? null : await findUserLocation(ctx.db, user, found.locationNo)
    if (place !== null && may(user, 'location.view', place.rol)) seen.push({ found, place })
  }
  return seen
}

async function readSeen(ctx: Ctx, { found, place }: Seen): Promise<Machine | null> {
  const only = { itemNo: found.materieelSoort, pieceNo: found.materieelNummer }
  const { machines } = await readMachines(ctx, place, { only })
  return machines[0] ?? null
}

/** What everybody may know of the only machine that is meant; null for a kind that is not offered. */
async function readKnown(ctx: Ctx, [piece]: readonly Scanned[]) {
  const [kind] = piece === undefined ? [] : await findItemKeys(ctx.db, [piece.materieelSoort])
  if (piece === undefined || kind === undefined) return null
  const papers = ctx.settings.bool('AppDetails_Documenten') ? await listDocuments(ctx.db, 'Soort', [kind.no]) : []
  return {
    materieelSoort: piece.materieelSoort,
    materieelNummer: piece.materieelNummer,
    omschrijving: piece.omschrijving,
    afbeelding: await findKindPicture(ctx.db, kind.no),
    documenten: papers
      .map((paper) => ({ ...paper, papier: paperKindOf(paper) }))
      .filter(({ papier }) => isForEverybody(papier)),
  }
}
