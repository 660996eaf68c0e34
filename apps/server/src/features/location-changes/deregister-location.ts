import { PortalError } from '@portal/contract/errors.ts'
import type { locationChanges } from '@portal/contract/location-changes.ts'
import { closingDay } from '@portal/domain/location-changes/close-out.ts'
import { isArchived } from '@portal/domain/locations/location-orderable.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import { type AskingCtx, type Ctx, placeOf } from '../../platform/context.ts'
import { listCloseOut } from './close-out.store.ts'
import { isBeingClosed, lockLocationNo } from './location-changes.store.ts'
import { takenMs } from './location-changes.ts'
import { sendChange } from './send-change.ts'

/** What stands at the location: goods, and of these what is to be bought back. */
interface Standing {
  readonly goods: number
  readonly buyBack: number
}

const nothing: Standing = { goods: 0, buyBack: 0 }

async function standingOfCopy(ctx: Ctx): Promise<Standing> {
  const points = await listCloseOut(ctx.db, placeOf(ctx).nummer, ctx.clock.today())
  const count = (kind: string) => points.find(({ soort }) => soort === kind)?.aantal ?? 0
  return { goods: count('voorraad') + count('terugkoop'), buyBack: count('terugkoop') }
}

/** Counted by the back office now; by the copy while it does not answer, which warns as well and blocks as little. */
async function askStanding(ctx: AskingCtx): Promise<Standing> {
  try {
    const rows = await ctx.erp.readStock(placeOf(ctx).nummer)
    return { goods: rows.length, buyBack: rows.filter(({ isBuyBack }) => isBuyBack).length }
  } catch (error) {
    if (error instanceof PortalError) return standingOfCopy(ctx)
    throw error
  }
}

const isClosedAlready = async (ctx: Ctx): Promise<boolean> => {
  const place = placeOf(ctx)
  return isArchived(place) || isBeingClosed(ctx.db, place, new Date(ctx.clock.now().getTime() - takenMs))
}

/**
 * Asks to close a location (R-GEN-09). Equipment and open buy-backs warn (R-RULE-02, R-RULE-03), each while its setting is
 * on; with `toch` it is closed anyway (R-RULE-09, OP-44). It stays until the back office removes it, and goes after every
 * write of the same location that is still on its way.
 */
export const deregisterLocation: AskFirst<typeof locationChanges.deregisterLocation> = {
  async ask(asking, { toch }) {
    const { settings } = asking
    const checksGoods = settings.bool('LocatieAfmelden_VoorraadControle')
    const checksBuyBack = settings.bool('LocatieAfmelden_VerkoopTerugkoopControle')
    if (await isClosedAlready(asking)) throw new PortalError('locatie.al_afgemeld')
    const isLooked = !toch && (checksGoods || checksBuyBack)
    const { goods, buyBack } = isLooked ? await askStanding(asking) : nothing
    const warnsBuyBack = checksBuyBack && buyBack > 0
    // What is to be bought back has a warning of its own; both are said where both stand there.
    if (checksGoods && goods > (warnsBuyBack ? buyBack : 0)) {
      const also = warnsBuyBack ? { terugkoop: buyBack } : {}
      throw new PortalError('locatie.afmelden_voorraad', { count: goods, ...also })
    }
    if (warnsBuyBack) throw new PortalError('locatie.afmelden_terugkoop', { count: buyBack })
    return async (ctx) => {
      const { nummer, omschrijving } = placeOf(ctx)
      await lockLocationNo(ctx.db, nummer)
      if (await isClosedAlready(ctx)) throw new PortalError('locatie.al_afgemeld')
      // What the company does not check here must not be refused there; what it does check is, also what came meanwhile.
      const force = toch || !(isLooked && (checksGoods || goods === 0))
      const write = { kind: 'location.deregister', payload: { locationNo: nummer, force } } as const
      return sendChange(ctx, { kind: 'afmelden', locationNo: nummer, description: omschrijving, form: {}, write })
    }
  },
}

/** What is open at a location and when it can be closed, by the same rules for everybody there. */
export const getCloseOut: UseCase<typeof locationChanges.getCloseOut> = async (ctx) => {
  const today = ctx.clock.today()
  const punten = await listCloseOut(ctx.db, placeOf(ctx).nummer, today)
  const { dag, wachtOp } = closingDay(punten, { today, settings: ctx.settings })
  return { punten, dag, wachtOp: [...wachtOp], alAfgemeld: await isClosedAlready(ctx) }
}
