import type { OrderList } from '@portal/contract/order-list.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { useOrderLists } from '../../shared/listing/use-order-list.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { Panel } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
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
  const query = useOrderLists()
  if (!canOpen('/bestellijst')) return null
  return (
    <Panel title={text('locations.openLists')}>
      <StateView query={query} skeleton={<Skeleton shape="text" count={1} />}>
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
          <Link to="/bestellijst" onClick={() => setActiveList(list.materieelLocatieNr, list.id)}>
            <span className={classes.rowText}>
              <strong>{list.naam}</strong>
              <small>
                {text('locations.listPieces', { count: list.totaalAantal, pieces: format.number(list.totaalAantal) })}
              </small>
            </span>
            <StatusChip kind={kinds[list.toestand]}>{text(`locations.state.${list.toestand}`)}</StatusChip>
          </Link>
        </li>
      ))}
    </ul>
  )
}
