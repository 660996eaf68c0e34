import { mails } from '@portal/contract/mails.ts'
import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { readPages } from '../../shared/administration/read-pages.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Tabs, type TabView } from '../../ui/Tabs.tsx'
import { startState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { MailDetails } from './MailDetails.tsx'
import { mailColumns } from './mail-columns.tsx'
import { type MailTab, type MailView, mailForm, mailTabs } from './mail-view.ts'

/** The hub sends every change; this is for a page whose connection was away. */
const lookAgainMs = 60_000

/** Every mail of the portal: those that were kept or could not be sent can be read here. */
export function MailsPage() {
  const text = useText()
  const [view, setView] = useAddressState(mailForm)
  const [state, setState] = useTableState()
  const preferences = usePreferences()
  const asked = { status: [...mailTabs[view.tab]], zoekterm: state.search.slice(0, 100) }
  const query = useCall(
    mails.getMails,
    { ...asked, pagina: state.page, rijen: state.pageSize ?? preferences.pageSize },
    { keepLast: true, everyMs: lookAgainMs },
  )
  const columns = useMemo(() => mailColumns(text), [text])
  const show = (change: Partial<MailView>) => {
    setView((now) => ({ ...now, ...change }))
    if (state.page !== 1 && change.open === undefined) setState({ ...state, page: 1 })
  }
  const clear = () => setState({ ...startState, columns: state.columns })
  return (
    <SettingsFrame title={text('page./settings/mails')} intro={text('mails.intro')}>
      <Tabs
        label={text('mails.tabs')}
        tabs={useTabs(query.data?.tellingen)}
        current={view.tab}
        // The keys of the tabs are those of mailTabs.
        onChange={(tab) => show({ tab: tab as MailTab })}
      >
        <StateView query={query} skeleton="table">
          {({ items, totaal }) => (
            <DataTable
              label={text('page./settings/mails')}
              columns={columns}
              rows={items}
              rowKey={(row) => row.id}
              state={state}
              onState={setState}
              onOpen={(row) => show({ open: row.id })}
              served={{
                total: totaal,
                readAll: (onRead) => readPages((page) => call(mails.getMails, { ...asked, ...page }), onRead),
              }}
              empty={<Nothing tab={view.tab} onClear={state.search === '' ? null : clear} />}
            />
          )}
        </StateView>
      </Tabs>
      {view.open !== '' && <MailDetails id={view.open} onClose={() => show({ open: '' })} />}
    </SettingsFrame>
  )
}

function useTabs(counts: Readonly<Record<string, number>> | undefined): readonly TabView[] {
  const text = useText()
  return Object.entries(mailTabs).map(([key, [status]]) => {
    // The keys of the table are those of the texts.
    const label = text(`mails.tab.${key as MailTab}`)
    return { key, label, ...(counts === undefined || status === undefined ? {} : { count: counts[status] ?? 0 }) }
  })
}

function Nothing({ tab, onClear }: { readonly tab: MailTab; readonly onClear: (() => void) | null }) {
  const text = useText()
  if (onClear !== null)
    return (
      <EmptyState title={text('mails.noMatch')} action={<Button onClick={onClear}>{text('mails.clear')}</Button>} />
    )
  if (tab === 'alles') return <EmptyState icon={<IconMail />} title={text('mails.empty')} />
  return <EmptyState icon={<IconMailCheck />} title={text('mails.emptyTab')} />
}
