import { UserGroup, users } from '@portal/contract/users.ts'
import { IconFileImport, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { QueryTable } from '../../shared/records/QueryTable.tsx'
import { useServedView } from '../../shared/records/use-served-view.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs, type TabView } from '../../ui/Tabs.tsx'
import { UserDetails } from './UserDetails.tsx'
import { userColumns } from './user-columns.tsx'
import { orderOf, userForm } from './user-view.ts'

/** Everybody with an account: searched, filtered, exported, and opened to be changed (R-SCR-ADMIN-15). */
export function UsersPage() {
  const text = useText()
  const { view, state, table, search, page, choose, show, clear } = useServedView(userForm)
  const asked = {
    groep: view.group,
    zoekterm: search,
    sorteer: orderOf(state.sort?.column),
    aflopend: state.sort?.descending ?? false,
  }
  const query = useCall(users.getUsers, { ...asked, ...page }, { keepLast: true })
  const columns = useMemo(() => userColumns(text), [text])
  return (
    <SettingsFrame
      title={text('page./gebruikers')}
      intro={text('users.intro')}
      actions={
        <>
          <ButtonLink to="/gebruikers-importeren" icon={<IconFileImport size={20} />}>
            {text('import.import')}
          </ButtonLink>
          <ButtonLink to="/gebruiker-aanmaken" kind="primary" icon={<IconUserPlus size={20} />}>
            {text('users.create')}
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label={text('users.tabs')}
        tabs={useTabs(query.data?.tellingen)}
        current={view.group}
        onChange={(key) => show({ group: UserGroup.options.find((group) => group === key) ?? 'alle' })}
      >
        <QueryTable
          query={query}
          label={text('page./gebruikers')}
          columns={columns}
          rowKey={(row) => row.id}
          state={table}
          onOpen={(row) => choose({ open: row.id })}
          readPage={(one) => call(users.getUsers, { ...asked, ...one })}
          empty={<Nothing group={view.group} onClear={search === '' ? null : () => clear({})} />}
        />
      </Tabs>
      {view.open !== '' && <UserDetails key={view.open} id={view.open} onClose={() => choose({ open: '' })} />}
    </SettingsFrame>
  )
}

function useTabs(counts: Readonly<Record<UserGroup, number>> | undefined): readonly TabView[] {
  const text = useText()
  return UserGroup.options.map((group) => ({
    key: group,
    label: text(`users.group.${group}`),
    ...(counts === undefined ? {} : { count: counts[group] }),
  }))
}

function Nothing({ group, onClear }: { readonly group: UserGroup; readonly onClear: (() => void) | null }) {
  const text = useText()
  if (onClear !== null)
    return (
      <EmptyState
        title={text('users.noMatch')}
        action={<Button onClick={onClear}>{text('users.clearSearch')}</Button>}
      />
    )
  return <EmptyState icon={<IconUsers />} title={text(group === 'alle' ? 'users.empty' : 'users.emptyGroup')} />
}
