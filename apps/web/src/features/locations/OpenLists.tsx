import type { Location } from '@portal/contract/locations.ts'
import type { OrderList } from '@portal/contract/order-list.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenLink } from '../../shared/ScreenLink.tsx'
import { useScreens } from '../../shared/screens.ts'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Locations.module.css'

const kinds: Readonly<Record<OrderList['toestand'], ChipKind>> = {
  open: 'neutral',
  ingediend: 'info',
  afgekeurd: 'danger',
  geblokkeerd: 'warning',
}

/** The person's order lists at this location that hold something. */
export function OpenLists({ location }: { readonly location: Location }) {
  const text = useText()
  const canOpen = useScreens()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const isOffered = canOpen('/bestellijst')
  const query = useCall(orderList.getOrderLists, { gebruikerLogin }, { enabled: isOffered })
  if (!isOffered) return null
  return (
    <Panel title={text('locations.openLists')}>
      <StateView query={query} skeleton="text">
        {({ lijsten }) => (
          <Lists lists={lijsten.filter((one) => one.materieelLocatieNr === location.nummer && one.aantalRegels > 0)} />
        )}
      </StateView>
    </Panel>
  )
}

function Lists({ lists }: { readonly lists: readonly OrderList[] }) {
  const text = useText()
  const format = useFormat()
  if (lists.length === 0) return <p className={classes.none}>{text('locations.noLists')}</p>
  return (
    <ul className={classes.rows}>
      {lists.map((list) => (
        <li key={list.id}>
          <ScreenLink to="/bestellijst" search={{ lijst: list.id }}>
            <span className={classes.rowText}>
              <strong>{list.naam}</strong>
              <small>{text('locations.listPieces', { pieces: format.number(list.totaalAantal) })}</small>
            </span>
            <StatusChip kind={kinds[list.toestand]}>{text(`locations.state.${list.toestand}`)}</StatusChip>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
