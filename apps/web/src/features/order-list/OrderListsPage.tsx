import type { OrderList } from '@portal/contract/order-list.ts'
import { may } from '@portal/domain/access/may.ts'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { standingOfList } from '../../shared/listing/order-list-standing.ts'
import { useOrderLists } from '../../shared/listing/use-order-list.ts'
import { rememberLocation } from '../../shared/location/location-favourites.ts'
import { tellLocations, useLocation, useLocations } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { column } from '../../ui/table/field-column.ts'
import type { ListAction } from './ListDialogs.tsx'
import { ListDialogs } from './ListDialogs.tsx'
import { listColumns } from './list-columns.tsx'

/** Opens a list where it belongs: its location is chosen, and it becomes the active one there. */
function useOpenList() {
  const navigate = useNavigate()
  return (list: OrderList) => {
    tellLocations({ type: 'selected', nummer: list.materieelLocatieNr })
    rememberLocation(list.materieelLocatieNr)
    setActiveList(list.materieelLocatieNr, list.id)
    void navigate({ to: '/bestellijst' })
  }
}

/** Whether this person may change a list, by their role at its location. */
function useMayChange() {
  const { person } = useSession()
  const { locations } = useLocations()
  return (list: OrderList) => {
    const role = locations.find((location) => location.nummer === list.materieelLocatieNr)?.rol
    return may(person, 'orderList.edit', role) && standingOfList(list).editable
  }
}

/** Whether the address asks for a new list, as the search does. */
function useNewListAsked() {
  const { nieuw } = useSearch({ from: '/bestellijsten' })
  const navigate = useNavigate()
  const forget = () => {
    if (nieuw === true) void navigate({ to: '/bestellijsten', search: ({ nieuw: _, ...rest }) => rest, replace: true })
  }
  return { isAsked: nieuw === true, forget }
}

/** All order lists of this person, over all locations. */
export function OrderListsPage() {
  const text = useText()
  const query = useOrderLists()
  const location = useLocation()
  const { locations } = useLocations()
  const several = useSettings().bool('AppBestellijst_MeerdereLijsten')
  const mayAdd = useMay('orderList.edit') && location !== null && !location.geblokkeerd && several
  const mayChange = useMayChange()
  const open = useOpenList()
  const [chosen, setAction] = useState<ListAction | null>(null)
  const { isAsked, forget } = useNewListAsked()
  const action = chosen ?? (isAsked && mayAdd ? { kind: 'new' as const, location } : null)
  const columns = useMemo(() => listColumns(text, locations), [text, locations])
  const actions = column('actions', text('table.actions'), {
    value: () => null,
    exported: false,
    sortable: false,
    cell: (list: OrderList) =>
      mayChange(list) && (
        <Row as="span" inline>
          <IconButton
            label={text('orderList.renameNamed', { name: list.naam })}
            icon={<IconPencil size={20} />}
            onClick={() => setAction({ kind: 'rename', list })}
          />
          <IconButton
            label={text('orderList.deleteNamed', { name: list.naam })}
            icon={<IconTrash size={20} />}
            onClick={() => setAction({ kind: 'delete', list })}
          />
        </Row>
      ),
  })
  return (
    <Page
      title={text('orderList.allLists')}
      actions={
        mayAdd && (
          <Button icon={<IconPlus aria-hidden />} onClick={() => setAction({ kind: 'new', location })}>
            {text('orderList.new')}
          </Button>
        )
      }
    >
      <StateView query={query}>
        {({ lijsten }) => (
          <DataTable
            label={text('orderList.allLists')}
            columns={[...columns, actions]}
            rows={lijsten}
            rowKey={(list) => list.id}
            onOpen={open}
            empty={
              <EmptyState
                title={text('orderList.noLists')}
                action={
                  <ButtonLink kind="primary" to="/materieel/{-$category}">
                    {text('orderList.toCatalogue')}
                  </ButtonLink>
                }
              />
            }
          />
        )}
      </StateView>
      <ListDialogs
        action={action}
        onClose={() => {
          setAction(null)
          forget()
        }}
      />
    </Page>
  )
}
