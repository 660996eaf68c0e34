import { emptyGuid } from '@portal/domain/constants.ts'
import { CallError } from '../../lib/call-error.ts'
import { useText } from '../../lib/text.ts'
import { setActiveList, useActiveList } from '../../shared/active-list.ts'
import { ChooseLocation } from '../../shared/ChooseLocation.tsx'
import { useLocation } from '../../shared/location-store.ts'
import { useOrderList } from '../../shared/use-order-list.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ListMenu } from './ListMenu.tsx'
import { OrderListView } from './OrderListView.tsx'

const notFoundStatus = 404

/** The active order list of the chosen location. */
export function OrderListPage() {
  const text = useText()
  const location = useLocation()
  const active = useActiveList(location?.nummer ?? '')
  const query = useOrderList()
  const gone = active !== emptyGuid && query.error instanceof CallError && query.error.status === notFoundStatus
  if (location === null) {
    return (
      <Page title={text('nav.orderList')}>
        <ChooseLocation />
      </Page>
    )
  }
  const list = query.data?.lijst ?? null
  return (
    <Page
      title={list?.naam ?? text('orderList.firstName')}
      intro={`${location.nummer} · ${location.omschrijving}`}
      actions={<ListMenu location={location} list={list} />}
    >
      {gone ? (
        <EmptyState
          title={text('orderList.gone')}
          action={
            <Button kind="primary" onClick={() => setActiveList(location.nummer, emptyGuid)}>
              {text('orderList.openFirst')}
            </Button>
          }
        />
      ) : (
        <StateView query={query} skeleton="lines">
          {(answer) => <OrderListView key={answer.lijst?.id ?? ''} answer={answer} location={location} />}
        </StateView>
      )}
    </Page>
  )
}
