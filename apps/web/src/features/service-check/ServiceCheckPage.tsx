import { type ServiceCheck, serviceCheck } from '@portal/contract/service-check.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { FailureText } from '../../shared/administration/FailureText.tsx'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ConnectionTests } from './ConnectionTests.tsx'
import { checkColumns, isUnread, isWrong } from './check-columns.tsx'

/** The check of the web services, done when the screen opens and again on request (R-SCR-ADMIN-05). */
export function ServiceCheckPage() {
  const text = useText()
  const query = useCall(serviceCheck.testWebServices, {}, { staleMs: 60_000 })
  const again = (
    <Button icon={<IconRefresh size={18} />} busy={query.isFetching} onClick={() => void query.refetch()}>
      {text('serviceCheck.again')}
    </Button>
  )
  return (
    <SettingsFrame title={text('page./settings/api-info/ws-testen')} intro={text('serviceCheck.intro')} actions={again}>
      <StateView query={query} skeleton="rows" failure="serviceCheck.failed">
        {({ items }) => <Checked items={items} />}
      </StateView>
      <ConnectionTests />
    </SettingsFrame>
  )
}

/** Nothing could be asked: that is one message, not one for each service. */
function Unread({ noted }: { readonly noted: string }) {
  const text = useText()
  return (
    <Notice kind="danger" title={text('serviceCheck.unread')}>
      <p>{text('serviceCheck.unreadHint')}</p>
      {noted !== '' && <FailureText noted={noted} />}
    </Notice>
  )
}

function Checked({ items }: { readonly items: readonly ServiceCheck[] }) {
  const text = useText()
  const columns = useMemo(() => checkColumns(text), [text])
  const wrong = items.filter(isWrong)
  const rows = useMemo(() => [...items.filter(isWrong), ...items.filter((item) => !isWrong(item))], [items])
  if (items.every(isUnread)) return <Unread noted={items[0]?.error ?? ''} />
  return (
    <>
      {wrong.length === 0 ? (
        <Notice kind="success" title={text('serviceCheck.good', { count: items.length })} />
      ) : (
        <Notice kind="danger" title={text('serviceCheck.bad', { count: wrong.length })}>
          {text('serviceCheck.badHint')}
        </Notice>
      )}
      <DataTable
        label={text('page./settings/api-info/ws-testen')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.service}
        unpaged
        empty={<EmptyState title={text('sync.none')} />}
      />
    </>
  )
}
