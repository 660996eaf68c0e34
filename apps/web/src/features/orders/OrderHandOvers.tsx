import { handOvers } from '@portal/contract/hand-overs.ts'
import type { OrderDetails } from '@portal/contract/orders.ts'
import { may } from '@portal/domain/access/may.ts'
import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import { IconSignature } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { tellLocations, useLocations } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'

/** The hand-overs of an order, and the begin of one: what arrives is delivered, what is removed is collected. */
export function OrderHandOvers({ order }: { readonly order: OrderDetails }) {
  const text = useText()
  const format = useFormat()
  const { claims } = useSession()
  const isThere = useScreens()('/locatie/overdrachten/{-$overdracht}')
  const { ordernummer, materieellocatie } = order
  const query = useCall(
    handOvers.getHandOvers,
    { gebruikerLogin: claims?.userName ?? '', materieellocatie, ordernummer },
    { enabled: isThere },
  )
  if (!isThere) return null
  return (
    <Panel title={text('handOvers.ofOrder')}>
      <StateView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="soft">{text('handOvers.noneOfOrder')}</p>}
      >
        {({ items }) => (
          <Stack as="ul" gap={2}>
            {items.map(({ overdracht, soort, begonnen, ondertekend }) => (
              <li key={overdracht}>
                <Link to="/locatie/overdrachten/{-$overdracht}" params={{ overdracht }}>
                  {[text(`handOvers.kind.${soort}`), format.moment(ondertekend ?? begonnen)].join(' · ')}
                </Link>{' '}
                {ondertekend === null && <span className="soft">{text('handOvers.draft')}</span>}
              </li>
            ))}
          </Stack>
        )}
      </StateView>
      <BeginOfOrder order={order} />
    </Panel>
  )
}

/** Leads to the begin of a hand-over with the lines of the order; nothing for who may not make one there. */
function BeginOfOrder({ order: { ordernummer, materieellocatie, type } }: { readonly order: OrderDetails }) {
  const text = useText()
  const navigate = useNavigate()
  const { person } = useSession()
  const { locations, selected } = useLocations()
  const place = locations.find(({ nummer }) => nummer === materieellocatie)
  if (place === undefined || !may(person, 'site.record', place.rol) || refuseWritingAt(place) !== null) return null
  const begin = () => {
    if (selected !== place.nummer) tellLocations({ type: 'selected', nummer: place.nummer })
    const search = { order: ordernummer, soort: type === 'Aanvoer' ? 'aflevering' : 'ophalen' }
    void navigate({ to: '/locatie/overdrachten/{-$overdracht}', params: { overdracht: undefined }, search })
  }
  return (
    <Button icon={<IconSignature aria-hidden />} wide onClick={begin} data-screen-only>
      {text('handOvers.begin')}
    </Button>
  )
}
