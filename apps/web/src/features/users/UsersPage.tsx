import { UserGroup, users } from '@portal/contract/users.ts'
import { IconFileImport, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useCall } from '../../lib/use-call.ts'
import { readPages } from '../../shared/administration/read-pages.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { Tabs, type TabView } from '../../ui/Tabs.tsx'
import { startState } from '../../ui/table/table-state.ts'
import { useTableState } from '../../ui/table/use-table-state.ts'
import { UserDetails } from './UserDetails.tsx'
import { userColumns } from './user-columns.tsx'
import { orderOf, type UserView, userForm } from './user-view.ts'

/** Everybody with an account: searched, filtered, exported, and opened to be changed (R-SCR-ADMIN-15). */
export function UsersPage() {
  const text = useText()
  const [view, setView] = useAddressState(userForm)
  const [state, setState] = useTableState()
  const preferences = usePreferences()
  const asked = {
    groep: view.group,
    zoekterm: state.search.slice(0, 100),
    sorteer: orderOf(state.sort?.column),
    aflopend: state.sort?.descending ?? false,
  }
  const page = { pagina: state.page, rijen: state.pageSize ?? preferences.pageSize }
  const query = useCall(users.getUsers, { ...asked, ...page }, { keepLast: true })
  const columns = useMemo(() => userColumns(text), [text])
  const show = (change: Partial<UserView>) => {
    setView((now) => ({ ...now, ...change }))
    if (state.page !== 1 && change.open === undefined) setState({ ...state, page: 1 })
  }
  const clear = () => setState({ ...startState, columns: state.columns })
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
        <StateView query={query} skeleton="table">
          {({ items, totaal }) => (
            <DataTable
              label={text('page./gebruikers')}
              columns={columns}
              rows={items}
              rowKey={(row) => row.id}
              state={state}
              onState={setState}
              onOpen={(row) => show({ open: row.id })}
              served={{
                total: totaal,
                readAll: (onRead) => readPages((one) => call(users.getUsers, { ...asked, ...one }), onRead),
              }}
              empty={<Nothing group={view.group} onClear={state.search === '' ? null : clear} />}
            />
          )}
        </StateView>
      </Tabs>
      {view.open !== '' && <UserDetails key={view.open} id={view.open} onClose={() => show({ open: '' })} />}
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
