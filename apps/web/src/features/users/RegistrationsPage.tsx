import type { Registration } from '@portal/contract/accounts.ts'
import { users } from '@portal/contract/users.ts'
import { IconUserCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '../../lib/call.ts'
import { type Text, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { column, field } from '../../ui/table/field-column.ts'
import type { TableColumn } from '../../ui/table/table-column.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import classes from './Users.module.css'
import { fullName } from './user-view.ts'

/** Those that wait, or those that were decided; in the address. */
const form = {
  read: (params: Readonly<Record<string, unknown>>) => ({ isDecided: params.stand === 'behandeld' }),
  write: ({ isDecided }: { readonly isDecided: boolean }) => ({ stand: isDecided ? 'behandeld' : undefined }),
}

/** Others decide too, and strangers ask at any time. */
const lookAgainMs = 60_000

interface Asked {
  readonly what: 'accept' | 'refuse'
  readonly row: Registration
}

/** Who asked for an account: an administrator makes one of it or refuses, with a reason (OP-55). */
export function RegistrationsPage() {
  const text = useText()
  const { view, table, page, show } = useServedView(form)
  const { isDecided } = view
  const [asked, setAsked] = useState<Asked | null>(null)
  const query = useCall(
    users.getRegistrations,
    { behandeld: isDecided, ...page },
    { keepLast: true, everyMs: lookAgainMs },
  )
  const columns = useMemo(() => columnsOf(text, isDecided, setAsked), [text, isDecided])
  const waiting = query.data?.wachtend
  const title = text('page./settings/registraties')
  const close = () => setAsked(null)
  return (
    <SettingsFrame title={title} intro={text('registrations.intro')}>
      <Tabs
        label={text('registrations.tabs')}
        tabs={[
          { key: 'wacht', label: text('registrations.waiting'), ...(waiting === undefined ? {} : { count: waiting }) },
          { key: 'behandeld', label: text('registrations.decided') },
        ]}
        current={isDecided ? 'behandeld' : 'wacht'}
        onChange={(key) => show({ isDecided: key === 'behandeld' })}
      >
        <QueryTable
          query={query}
          label={title}
          columns={columns}
          rowKey={(row) => row.id}
          state={table}
          readPage={(one) => call(users.getRegistrations, { behandeld: isDecided, ...one })}
          empty={
            <EmptyState
              icon={<IconUserCheck />}
              title={text(isDecided ? 'registrations.emptyDecided' : 'registrations.empty')}
            />
          }
        />
      </Tabs>
      {asked?.what === 'accept' && <AcceptDialog registration={asked.row} onClose={close} />}
      {asked?.what === 'refuse' && <RefuseDialog registration={asked.row} onClose={close} />}
    </SettingsFrame>
  )
}

type Column = TableColumn<Registration>

function decisionColumns(text: Text): readonly Column[] {
  return [
    field('status', text('registrations.column.decision'), {
      words: (row) => text(`registrations.status.${row.status}`),
      cell: (row) => (
        <StatusChip kind={row.status === 'accepted' ? 'success' : 'danger'}>
          {text(`registrations.status.${row.status}`)}
        </StatusChip>
      ),
    }),
    field('reden', text('registrations.reason')),
    { id: 'door', header: text('registrations.column.by'), value: (row) => row.besluitDoor },
  ]
}

function actionColumn(text: Text, onAsk: (asked: Asked) => void): Column {
  return column('action', text('registrations.column.action'), {
    value: () => null,
    cell: (row) => (
      <Row gap={2} wrap>
        <Button small kind="primary" onClick={() => onAsk({ what: 'accept', row })}>
          {text('registrations.accept')}
        </Button>
        <Button small onClick={() => onAsk({ what: 'refuse', row })}>
          {text('registrations.refuse')}
        </Button>
      </Row>
    ),
    exported: false,
    required: true,
    control: true,
  })
}

/** The server gives them in one order and searches nothing, so no column sorts. */
function columnsOf(text: Text, isDecided: boolean, onAsk: (asked: Asked) => void): readonly Column[] {
  const columns: readonly Column[] = [
    column<Registration>('naam', text('users.column.name'), {
      value: fullName,
      cell: (row) => (
        <span className={classes.who} translate="no">
          <strong>{fullName(row) || row.gebruikersnaam}</strong>
          <small>{row.gebruikersnaam}</small>
        </span>
      ),
      required: true,
      title: true,
    }),
    { id: 'bedrijf', header: text('users.column.company'), value: (row) => row.bedrijfsnaam },
    field('email', text('users.column.email'), {
      cell: (row) => (
        <span className={classes.who} translate="no">
          {row.email}
          {!row.bevestigd && <small translate="yes">{text('registrations.notProved')}</small>}
        </span>
      ),
    }),
    { id: 'telefoon', header: text('users.column.phone'), value: (row) => row.telefoonnummer },
    field('moment', text('registrations.column.moment'), { kind: 'moment' }),
    ...(isDecided ? decisionColumns(text) : [actionColumn(text, onAsk)]),
  ]
  return columns.map((column) => ({ ...column, sortable: false }))
}
