import { pageUsage } from '@portal/contract/page-usage.ts'
import { pageUsagePeriodDays, pageUsagePeriods } from '@portal/domain/constants.ts'
import type { MessageKey } from '@portal/i18n/catalogue.ts'
import { IconChartBar } from '@tabler/icons-react'
import { Suspense, useMemo } from 'react'
import { knownKey, type Text, useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import classes from './PageUsage.module.css'

type Period = (typeof pageUsagePeriods)[number]
interface Views {
  readonly pagina: string
  readonly aantal: number
}

/** The chart comes for who looks at it. */
const UsageChart = laterPart(async () => (await import('./UsageChart.tsx')).UsageChart)

const usageForm = {
  read: (params: Readonly<Record<string, unknown>>): Period =>
    pageUsagePeriods.find((period) => String(pageUsagePeriodDays[period]) === String(params.dagen)) ?? 'today',
  write: (period: Period) => ({ dagen: period === 'today' ? undefined : pageUsagePeriodDays[period] }),
}

/** The title of a screen by its route; the route itself for a screen that is gone. */
function titleOf(route: string, text: Text): string {
  const key: MessageKey | null = knownKey(`page.${route}`) ?? knownKey(`page.${route.slice(1)}`)
  return key === null ? route : text(key)
}

function usageColumns(text: Text): readonly TableColumn<Views>[] {
  return [
    column('pagina', text('usage.page'), { value: (row) => titleOf(row.pagina, text), required: true, title: true }),
    { id: 'pad', header: text('usage.route'), value: (row) => row.pagina },
    field('aantal', text('usage.views'), { kind: 'number', required: true }),
  ]
}

/** How often each screen was opened: today, in 7 and in 30 days (R-ROUTE-65, R-ROLE-22), as a chart and as a table. */
export function PageUsagePage() {
  const text = useText()
  const query = useCall(pageUsage.getStats, {}, { staleMs: 0 })
  const [period, setPeriod] = useAddressState(usageForm)
  const columns = useMemo(() => usageColumns(text), [text])
  const title = text('page./pagina-gebruik')
  return (
    <SettingsFrame title={title} intro={text('usage.intro')}>
      <Tabs
        label={text('usage.period')}
        tabs={pageUsagePeriods.map((key) => ({ key, label: text(`usage.${key}`) }))}
        current={period}
        // The keys of the tabs are the periods.
        onChange={(key) => setPeriod(() => key as Period)}
      >
        <StateView query={query} skeleton="table" failure="usage.failed">
          {({ actief, perioden, dagen }) => {
            const shown = perioden.find(({ periode }) => periode === period)
            const days = dagen.slice(-Math.max(pageUsagePeriodDays[period], 1))
            return (
              <Stack gap={4} shrinks className={classes.usage}>
                {!actief && <Notice kind="warning">{text('usage.off')}</Notice>}
                <p className={classes.total}>{text('usage.total', { count: shown?.totaal ?? 0 })}</p>
                {days.length > 1 && (
                  <Panel title={text('usage.perDay')}>
                    <Suspense fallback={<Skeleton shape="drawing" />}>
                      <UsageChart days={days} />
                    </Suspense>
                  </Panel>
                )}
                <DataTable
                  label={title}
                  columns={columns}
                  rows={shown?.paginas ?? []}
                  rowKey={(row) => row.pagina}
                  empty={<EmptyState icon={<IconChartBar />} title={text('usage.empty')} />}
                />
              </Stack>
            )
          }}
        </StateView>
      </Tabs>
    </SettingsFrame>
  )
}
