import { mails } from '@portal/contract/mails.ts'
import { may } from '@portal/domain/access/may.ts'
import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useRetryMany } from '../../shared/administration/RetryMany.tsx'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs, type TabView } from '../../ui/Tabs.tsx'
import { MailDetails } from './MailDetails.tsx'
import { mailColumns } from './mail-columns.tsx'
import { atRest, type MailTab, mailForm, mailTabs } from './mail-view.ts'

/** The hub sends every change; this is for a page whose connection was away. */
const lookAgainMs = 60_000

/** Every mail of the portal: those that were kept or could not be sent can be read here. */
export function MailsPage() {
  const text = useText()
  const { view, table, search, page, choose, show, clear } = useServedView(mailForm)
  const asked = { status: [...mailTabs[view.tab]], zoekterm: search }
  const query = useCall(mails.getMails, { ...asked, ...page }, { keepLast: true, everyMs: lookAgainMs })
  const mayAct = may(useSession().person, 'outbox.act')
  const readPage = (one: { readonly pagina: number; readonly rijen: number }) =>
    call(mails.getMails, { ...asked, ...one })
  const retry = useRetryMany({
    words: 'mails',
    command: mails.retryMails,
    rows: query.data?.items ?? [],
    isAtRest: (row) => atRest(row) !== null,
    total: view.tab === 'bewaard' || view.tab === 'mislukt' ? (query.data?.totaal ?? 0) : 0,
    readPage,
  })
  const columns = useMemo(() => mailColumns(text), [text])
  return (
    <SettingsFrame title={text('page./settings/mails')} intro={text('mails.intro')}>
      <Tabs
        label={text('mails.tabs')}
        tabs={useTabs(query.data?.tellingen)}
        current={view.tab}
        // The keys of the tabs are those of mailTabs.
        onChange={(tab) => show({ tab: tab as MailTab })}
      >
        <QueryTable
          query={query}
          label={text('page./settings/mails')}
          columns={columns}
          rowKey={(row) => row.id}
          state={table}
          onOpen={(row) => choose({ open: row.id })}
          actions={mayAct && retry.all}
          {...(mayAct && { selection: retry.selection })}
          readPage={readPage}
          empty={<Nothing tab={view.tab} onClear={search === '' ? null : () => clear({})} />}
        />
      </Tabs>
      {retry.below}
      {view.open !== '' && <MailDetails id={view.open} onClose={() => choose({ open: '' })} />}
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
