import { OutboxKind, outbox } from '@portal/contract/outbox.ts'
import { may } from '@portal/domain/access/may.ts'
import { outboxAlarms } from '@portal/domain/outbox/outbox-alarm.ts'
import { IconMailCheck, IconSend } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { nowMs } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useRetryMany } from '../../shared/administration/RetryMany.tsx'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs, type TabView } from '../../ui/Tabs.tsx'
import { OutboxDetails } from './OutboxDetails.tsx'
import { OutboxFilters } from './OutboxFilters.tsx'
import { outboxColumns } from './outbox-columns.tsx'
import { type OutboxTab, outboxAges, outboxForm, outboxTabs } from './outbox-view.ts'

const form = outboxForm(OutboxKind.options)
/** The hub sends every change; this is for a page whose connection was away. */
const lookAgainMs = 60_000

/** Every write to the back office, for operators. */
export function OutboxPage() {
  const text = useText()
  const { view, table, search, page, choose, show, clear } = useServedView(form)
  const asked = {
    status: [...outboxTabs[view.tab]],
    ...(view.kind === '' ? {} : { soort: [view.kind] }),
    ...(view.age === '' ? {} : { minstensMinuten: outboxAges[view.age] }),
    zoekterm: search,
  }
  const query = useCall(outbox.getOutbox, { ...asked, ...page }, { keepLast: true, everyMs: lookAgainMs })
  const mayAct = may(useSession().person, 'outbox.act')
  const readPage = (one: { readonly pagina: number; readonly rijen: number }) =>
    call(outbox.getOutbox, { ...asked, ...one })
  const retry = useRetryMany({
    words: 'outbox',
    command: outbox.retryOutboxRegels,
    rows: query.data?.items ?? [],
    isAtRest: ({ status }) => status === 'parked',
    total: view.tab === 'aandacht' ? (query.data?.totaal ?? 0) : 0,
    readPage,
  })
  const columns = useMemo(() => outboxColumns(text), [text])
  const counts = query.data?.tellingen
  const isNarrowed = search !== '' || view.kind !== '' || view.age !== ''
  return (
    <SettingsFrame title={text('page./settings/outbox')} intro={text('outbox.intro')}>
      {counts !== undefined && (
        <Alarms
          parked={counts.parked}
          oldest={query.data?.oudsteMoment ?? null}
          onShow={() => show({ tab: 'aandacht' })}
        />
      )}
      <Tabs
        label={text('outbox.tabs')}
        tabs={useTabs(counts)}
        current={view.tab}
        // The keys of the tabs are those of outboxTabs.
        onChange={(tab) => show({ tab: tab as OutboxTab })}
      >
        <QueryTable
          query={query}
          label={text('page./settings/outbox')}
          columns={columns}
          rowKey={(row) => row.id}
          state={table}
          onOpen={(row) => choose({ open: row.id })}
          actions={
            <>
              <OutboxFilters view={view} onChange={show} />
              {mayAct && retry.all}
            </>
          }
          {...(mayAct && { selection: retry.selection })}
          readPage={readPage}
          empty={<Nothing tab={view.tab} onClear={isNarrowed ? () => clear({ kind: '', age: '' }) : null} />}
        />
      </Tabs>
      {retry.below}
      {view.open !== '' && <OutboxDetails id={view.open} onOpen={(open) => choose({ open })} />}
    </SettingsFrame>
  )
}

function useTabs(counts: Readonly<Record<string, number>> | undefined): readonly TabView[] {
  const text = useText()
  return Object.entries(outboxTabs).map(([key, states]) => {
    const count = counts === undefined ? 0 : states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
    // The keys of the table are those of the texts.
    const label = text(`outbox.tab.${key as OutboxTab}`)
    return { key, label, ...(counts === undefined || states.length === 0 ? {} : { count }) }
  })
}

interface AlarmsProps {
  readonly parked: number
  readonly oldest: string | null
  readonly onShow: () => void
}

/** The same alarms as those of the log and the metrics. */
function Alarms({ parked, oldest, onShow }: AlarmsProps) {
  const text = useText()
  const format = useFormat()
  const alarms = outboxAlarms({ parked, oldest: oldest === null ? null : new Date(oldest) }, new Date(nowMs()))
  return (
    <>
      {alarms.includes('parked') && (
        <Notice
          kind="danger"
          title={text('outbox.alarm.parked', { count: parked })}
          action={
            <Button small onClick={onShow}>
              {text('outbox.alarm.show')}
            </Button>
          }
        />
      )}
      {alarms.includes('late') && oldest !== null && (
        <Notice kind="warning" title={text('outbox.alarm.late', { moment: format.moment(oldest) })} />
      )}
    </>
  )
}

function Nothing({ tab, onClear }: { readonly tab: OutboxTab; readonly onClear: (() => void) | null }) {
  const text = useText()
  if (onClear !== null)
    return (
      <EmptyState
        title={text('outbox.noMatch')}
        action={<Button onClick={onClear}>{text('outbox.clearFilters')}</Button>}
      />
    )
  if (tab === 'aandacht') return <EmptyState icon={<IconMailCheck />} title={text('outbox.emptyAttention')} />
  return <EmptyState icon={<IconSend />} title={text(tab === 'alles' ? 'outbox.empty' : 'outbox.emptyTab')} />
}
