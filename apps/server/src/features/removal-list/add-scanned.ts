import { PortalError } from '@portal/contract/errors.ts'
import type { removalList } from '@portal/contract/removal-list.ts'
import { returnKey } from '@portal/domain/removal-list/plan-returns.ts'
import type { Label } from '@portal/domain/removal-list/read-label.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf, signedIn } from '../../platform/context.ts'
import { findUserLocation } from '../locations/locations.store.ts'
import { findHere, findScanned, type Scanned } from '../machines/machines.store.ts'
import { readOwnLabel } from '../machines/machines.ts'
import { addReturns } from './add-returns.ts'
import { refuseLeaving } from './change-removal-list.ts'
import { listRemovalLines } from './removal-list.store.ts'

/** What a label says, onto the list of the location (OP-13, R-VAL-19, R-VAL-20). */
export const addScanned: UseCase<typeof removalList.addScanned> = async (ctx, input) => {
  if (!ctx.settings.bool('AppMaterieelvoorraad_Scannen')) throw new PortalError('error.niet_toegankelijk')
  const place = placeOf(ctx)
  refuseLeaving([place])
  const thing = await readThing(ctx, readOwnLabel(ctx, input.code), place.nummer)
  const { listId, plan, facts } = await addReturns(ctx, [{ ...thing, retourAantal: 1 }])
  const lines = await listRemovalLines(ctx.db, [listId])
  const line = lines.find((one) => returnKey(one) === returnKey(thing))
  if (line === undefined) throw new Error('What was just added is not on the list')
  return {
    uitkomst: plan.already > 0 ? 'al_op_lijst' : plan.grown > 0 ? 'opgehoogd' : 'toegevoegd',
    id: line.id,
    materieelSoort: thing.materieelSoort,
    materieelNummer: thing.materieelNummer,
    omschrijving: thing.omschrijving,
    retourAantal: line.retourAantal,
    aanwezig: facts[0]?.present ?? 0,
    geblokkeerd: thing.isBlocked,
  }
}

/** What stands here: by a number as it is written, else by the only one that is the same but for its hyphens, or ends so. */
async function readThing(ctx: Ctx, label: Label, locationNo: string): Promise<Scanned> {
  const at = { locationNo, language: ctx.language }
  const [found = []] = await findScanned(ctx.db, [label], at)
  const here = found.find((one) => one.locationNo === locationNo)
  if (here !== undefined) return here
  await refuseElsewhere(ctx, found)
  const [[only, ...others] = []] = await findHere(ctx.db, [label], at)
  if (only === undefined || others.length > 0) throw new PortalError('scan.niet_gevonden')
  return only
}

/** Says at which other location of this person it stands; what stands with others or in a depot is not found. */
async function refuseElsewhere(ctx: Ctx, found: readonly Scanned[]): Promise<void> {
  for (const locationNo of new Set(found.map((one) => one.locationNo))) {
    const other = locationNo === '' ? null : await findUserLocation(ctx.db, signedIn(ctx), locationNo)
    if (other !== null) throw new PortalError('scan.elders', { location: other.nummer, name: other.omschrijving })
  }
}
