import { IconClipboardText } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { ListSwitch } from '../../shared/listing/ListSwitch.tsx'
import { useOrderList } from '../../shared/listing/use-order-list.ts'
import { ChooseLocation } from '../../shared/location/ChooseLocation.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { ListMenu } from './ListMenu.tsx'
import { OrderListView } from './OrderListView.tsx'

/** The active order list of the chosen location. */
export function OrderListPage() {
  const text = useText()
  const location = useLocation()
  const query = useOrderList()
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
      actions={
        <>
          <QuickOrderButton blocked={location.geblokkeerd} />
          <ListMenu location={location} list={list} />
        </>
      }
    >
      <ListSwitch />
      <StateView query={query} skeleton="lines">
        {(answer) => <OrderListView key={answer.lijst?.id ?? ''} answer={answer} location={location} />}
      </StateView>
    </Page>
  )
}

function QuickOrderButton({ blocked }: { readonly blocked: boolean }) {
  const text = useText()
  const mayEdit = useMay('orderList.edit')
  if (!mayEdit || blocked) return null
  return (
    <ScreenButton to="/snel-bestellen" icon={<IconClipboardText size={20} aria-hidden />}>
      {text('page./snel-bestellen')}
    </ScreenButton>
  )
}
