import type { pageUsage } from '@portal/contract/page-usage.ts'
import { pageUsagePeriods } from '@portal/domain/constants.ts'
import { firstDayOf, keepUsageDays } from '@portal/domain/page-usage/first-day.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type DailyCount, listDailyCounts } from '../../platform/memory/daily-counts.store.ts'

function sumByName(counts: readonly DailyCount[]): { pagina: string; aantal: number }[] {
  const sums = new Map<string, number>()
  for (const { name, count } of counts) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums]
    .map(([pagina, aantal]) => ({ pagina, aantal }))
    .sort((a, b) => b.aantal - a.aantal || (a.pagina < b.pagina ? -1 : 1))
}

const sumOf = (counts: readonly DailyCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** How often screens were opened: today, in 7 and in 30 days (R-SCR-ADMIN-01, R-SCR-ADMIN-02, R-SCR-ADMIN-03). */
export const getStats: UseCase<typeof pageUsage.getStats> = async (ctx) => {
  await ctx.counts.flush()
  const today = ctx.clock.today()
  const first = addDays(today, 1 - keepUsageDays)
  const counts = await listDailyCounts(ctx.db, first)
  const perioden = pageUsagePeriods.map((periode) => {
    const from = firstDayOf(periode, today)
    const within = counts.filter(({ day }) => day >= from)
    return { periode, totaal: sumOf(within), paginas: sumByName(within) }
  })
  const dagen = Array.from({ length: keepUsageDays }, (_, number) => {
    const dag = addDays(first, number)
    return { dag, aantal: sumOf(counts.filter(({ day }) => day === dag)) }
  })
  return { actief: ctx.settings.bool('Standaard_PaginaLog'), perioden, dagen }
}
