import type { Today } from '@portal/contract/agenda.ts'
import { weekRent, weekRentOf } from '@portal/domain/agenda/site-figures.ts'
import { standingStill } from '@portal/domain/stock/standing-still.ts'
import type { Ctx } from '../../platform/context.ts'
import { itemViewOf } from '../catalogue/catalogue.ts'
import type { StandingStock } from './agenda.store.ts'

/** So many are told by name; the rest is in the stock. */
const mostNamed = 3

/** What stands still and costs rent; rent leaves only for who may see prices (R-PRICE-01 to R-PRICE-04). */
export function stillOf(ctx: Ctx, rows: readonly StandingStock[]): NonNullable<Today['stil']> {
  const today = ctx.clock.today()
  const daysInWeek = ctx.settings.int('MaterieelPrijs_DaysInWeek')
  const asked = { today, stillAfterDays: ctx.settings.int('Ronde_StilNaDagen') }
  const { pricesVisible } = itemViewOf(ctx)
  const still = standingStill(rows, asked, daysInWeek)
  const items = still.slice(0, mostNamed).map((row) => {
    const { materieelSoort, materieelNummer, omschrijving, afbeelding, huidig, beschikbaarVanaf } = row
    return {
      materieelSoort,
      materieelNummer,
      omschrijving,
      afbeelding,
      huidig,
      sinds: beschikbaarVanaf ?? today,
      huurPerWeek: pricesVisible ? weekRentOf(row, daysInWeek) : null,
    }
  })
  return { aantal: still.length, huurPerWeek: pricesVisible ? weekRent(still, daysInWeek) : null, items }
}
