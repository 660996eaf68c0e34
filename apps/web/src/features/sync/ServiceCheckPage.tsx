import { type ServiceCheck, sync } from '@portal/contract/sync.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useTableState } from '../../lib/use-table-state.ts'
import { SettingsFrame } from '../../shared/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ConnectionTests } from './ConnectionTests.tsx'
import { checkColumns, isUnread, isWrong } from './check-columns.tsx'
import { FailureText } from './FailureText.tsx'

/** The check of the web services, done when the screen opens and again on request (R-SCR-ADMIN-05). */
export function ServiceCheckPage() {
  const text = useText()
  const query = useCall(sync.testWebServices, {}, { staleMs: 60_000 })
  const again = (
    <Button icon={<IconRefresh size={18} />} busy={query.isFetching} onClick={() => void query.refetch()}>
      {text('sync.checkAgain')}
    </Button>
  )
  return (
    <SettingsFrame title={text('page./settings/api-info/ws-testen')} intro={text('sync.checkIntro')} actions={again}>
      <StateView query={query} skeleton="rows" failure="sync.checkFailed">
        {({ items }) => <Checked items={items} />}
      </StateView>
      <ConnectionTests />
    </SettingsFrame>
  )
}

/** Nothing could be asked: that is one thing to tell, not one for each service. */
function Unread({ noted }: { readonly noted: string }) {
  const text = useText()
  return (
    <Notice kind="danger" title={text('sync.checkUnread')}>
      <p>{text('sync.checkUnreadHint')}</p>
      {noted !== '' && <FailureText noted={noted} />}
    </Notice>
  )
}

function Checked({ items }: { readonly items: readonly ServiceCheck[] }) {
  const text = useText()
  const [state, setState] = useTableState()
  const columns = useMemo(() => checkColumns(text), [text])
  const wrong = items.filter(isWrong)
  const rows = useMemo(() => [...items.filter(isWrong), ...items.filter((item) => !isWrong(item))], [items])
  if (items.every(isUnread)) return <Unread noted={items[0]?.error ?? ''} />
  return (
    <>
      {wrong.length === 0 ? (
        <Notice kind="success" title={text('sync.checkGood', { count: items.length })} />
      ) : (
        <Notice kind="danger" title={text('sync.checkBad', { count: wrong.length })}>
          {text('sync.checkBadHint')}
        </Notice>
      )}
      <DataTable
        label={text('page./settings/api-info/ws-testen')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.service}
        state={state}
        onState={setState}
        unpaged
        empty={<EmptyState title={text('sync.none')} />}
      />
    </>
  )
}
