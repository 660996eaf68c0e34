import type { CallAnswer } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { siteWalks, WalkReportRow } from '@portal/contract/site-walks.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import { walkRows } from '@portal/domain/site-walks/walk-report.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { Ctx } from '../../platform/context.ts'
import { nameElsewhere, summaryOf } from './get-walk.ts'
import { findBooks, findFormerWalk, findWalk, listSightings, type Walk } from './site-walks.store.ts'
import { factsOf, readRows } from './site-walks.ts'
import { describeThings, listDecisions } from './walk-things.store.ts'

/** As `readRows`, with the names that its reader may see. */
async function rowsOf(ctx: Ctx, walk: Walk) {
  const sightings = await nameElsewhere(ctx, await listSightings(ctx.db, walk.id))
  return walkRows(await findBooks(ctx.db, walk.id), sightings, factsOf(ctx, walk))
}

/** What was missing on a walk, by `thingKey`. */
async function missingOn(ctx: Ctx, walk: Walk | null): Promise<ReadonlySet<string>> {
  const rows = walk === null ? [] : await readRows(ctx, walk)
  return new Set(rows.filter(({ state }) => state === 'ontbreekt').map(({ key }) => key))
}

export type WalkReport = CallAnswer<typeof siteWalks.getWalkReport>

/** What a walk that is over found, by the books of when it ended, with the names that its reader may see. */
export async function readWalkReport(ctx: Ctx, ronde: string): Promise<WalkReport> {
  const walk = await findWalk(ctx.db, ronde)
  if (walk?.closedAt == null) throw new PortalError('error.niet_gevonden')
  const place = await ctx.at(walk.locationNo)
  const former = await findFormerWalk(ctx.db, walk)
  const missedBefore = await missingOn(ctx, former)
  const rows = await rowsOf(ctx, walk)
  const words = await describeThings(
    ctx.db,
    rows.map(({ thing }) => thing),
    ctx.language,
  )
  const decisions = new Map((await listDecisions(ctx.db, walk.id)).map((one) => [thingKey(one), one] as const))
  const items = rows.map(({ key, thing, book, sighting, ...row }): WalkReportRow => {
    const decision = decisions.get(key)
    const { omschrijving = thing.code, eenheid = '', afbeelding = null } = words.get(key) ?? {}
    return {
      ...thing,
      omschrijving,
      eenheid,
      afbeelding,
      stand: row.state,
      verwacht: row.expected,
      gezien: row.seen,
      elders: sighting?.elders ?? '',
      door: sighting?.door ?? '',
      dagenTeLaat: row.lateDays,
      keuringsDatum: book?.keuringsDatum ?? null,
      keuringFout: row.isInspectionBad,
      dagenStil: row.stillDays,
      vorigeKeerOok: row.state === 'ontbreekt' && missedBefore.has(key),
      besluit: decision?.besluit ?? null,
      besluitDoor: decision?.door ?? '',
    }
  })
  return {
    ...summaryOf(walk),
    materieellocatie: place.nummer,
    locatieOmschrijving: place.omschrijving,
    vorige: former === null ? null : summaryOf(former),
    items,
  }
}

export const getWalkReport: UseCase<typeof siteWalks.getWalkReport> = (ctx, { ronde }) => readWalkReport(ctx, ronde)
