import { handOvers } from '@portal/contract/hand-overs.ts'
import { type Order, type OrderDetails, orders } from '@portal/contract/orders.ts'
import { beginHandOver, type HandedThing } from '@portal/domain/hand-overs/begin-hand-over.ts'
import { type HandOverKind, handOverKinds } from '@portal/domain/hand-overs/hand-over.ts'
import { IconTruckDelivery, IconTruckLoading } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { ConnectionError, isKept } from '../../lib/call-error.ts'
import { callKey } from '../../lib/call-key.ts'
import { useFormat } from '../../lib/format.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { momentNow } from '../../lib/today.ts'
import { readCall, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import classes from './HandOvers.module.css'

/** Orders that are offered: the latest, as the paper of today is one of them. */
const mostOrders = 30

/** Begins a hand-over: what comes or what leaves, with the lines of its order. */
export function BeginHandOver({ locationNo }: { readonly locationNo: string }) {
  const text = useText()
  const wanted: { readonly order?: unknown; readonly soort?: unknown } = useSearch({ strict: false })
  const [soort, setSoort] = useState<HandOverKind | null>(handOverKinds.find((kind) => kind === wanted.soort) ?? null)
  const ofOrder = soort === wanted.soort && typeof wanted.order === 'string' ? wanted.order : ''
  return (
    <Stack gap={4} card={5}>
      <p>{text('handOvers.intro')}</p>
      <Row gap={3} wrap className={classes.kinds}>
        <Button
          icon={<IconTruckDelivery aria-hidden />}
          aria-pressed={soort === 'aflevering'}
          onClick={() => setSoort('aflevering')}
        >
          {text('handOvers.kind.aflevering')}
        </Button>
        <Button
          icon={<IconTruckLoading aria-hidden />}
          aria-pressed={soort === 'ophalen'}
          onClick={() => setSoort('ophalen')}
        >
          {text('handOvers.kind.ophalen')}
        </Button>
      </Row>
      {soort !== null && <BeginForm key={soort} soort={soort} locationNo={locationNo} ofOrder={ofOrder} />}
    </Stack>
  )
}

const calls = {
  aflevering: { list: orders.getDeliveredOrders, one: orders.getDeliveredOrder },
  ophalen: { list: orders.getRemovedOrders, one: orders.getRemovedOrder },
} as const

interface BeginFormProps {
  readonly soort: HandOverKind
  readonly locationNo: string
  /** The order that somebody came from; empty for none. */
  readonly ofOrder: string
}

/** The lines of an order; none where nobody answers and this browser did not keep them, which is said. */
async function readThings(soort: HandOverKind, ordernummer: string): Promise<readonly HandedThing[]> {
  try {
    return (await readCall(calls[soort].one, { ordernummer })).regels
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    const kept = queryClient.getQueryData<OrderDetails>(callKey(calls[soort].one, { ordernummer }))
    if (kept === undefined) notify('handOvers.orderLinesMissing')
    return kept?.regels ?? []
  }
}

function BeginForm({ soort, locationNo, ofOrder }: BeginFormProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { claims } = useSession()
  const [ordernummer, setOrder] = useState(ofOrder)
  const [busy, setBusy] = useState(false)
  const place = { gebruikerLogin: claims?.userName ?? '', materieellocatie: locationNo }
  const known = useCall(calls[soort].list, place)
  const wordsOf = ({ ordernummer: no, inhoud, leverDatum }: Order) =>
    [
      `${inhoud.naam}${inhoud.anderen > 0 ? ` + ${inhoud.anderen}` : ''}`,
      no,
      leverDatum === null ? '' : format.date(leverDatum),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  const begin = async () => {
    setBusy(true)
    try {
      const things = ordernummer === '' ? [] : await readThings(soort, ordernummer)
      const newId = () => crypto.randomUUID()
      const name = claims?.name ?? claims?.userName ?? ''
      const words = beginHandOver({ soort, name, ordernummer, things, newId })
      const overdracht = newId()
      const [begonnen, bewaard] = [momentNow(), momentNow()]
      const verklaring = { ...words, regels: words.regels.map((line) => ({ ...line, fotos: [...line.fotos] })) }
      await call(handOvers.keep, { ...place, overdracht, begonnen, bewaard, verklaring }).catch((error: unknown) => {
        if (!isKept(error)) throw error
      })
      await navigate({ to: '/locatie/overdrachten/{-$overdracht}', params: { overdracht } })
    } catch (error) {
      notifyError(error)
      setBusy(false)
    }
  }
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      {known.data !== undefined && known.data.items.length > 0 && (
        <SelectField
          label={text('handOvers.order')}
          hint={text('handOvers.orderHint')}
          placeholder={text('handOvers.noOrder')}
          value={ordernummer}
          choices={known.data.items
            .filter((order, at) => at < mostOrders || order.ordernummer === ofOrder)
            .map((order) => ({ value: order.ordernummer, label: wordsOf(order) }))}
          onChange={(event) => setOrder(event.currentTarget.value)}
        />
      )}
      <Button type="submit" kind="primary" wide busy={busy}>
        {text('handOvers.begin')}
      </Button>
    </Stack>
  )
}
