import type { CallAnswer } from '@portal/contract/define.ts'
import type { locationChanges } from '@portal/contract/location-changes.ts'
import { removalList } from '@portal/contract/removal-list.ts'
import { stock } from '@portal/contract/stock.ts'
import { type CloseOutKind, standsThere } from '@portal/domain/location-changes/close-out.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import { useMutation } from '@tanstack/react-query'
import { useActionKey } from '../../lib/action-key.ts'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { notify, notifyError } from '../../lib/notifications.ts'
import { untilRead } from '../../lib/read-changed.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { readCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useMay } from '../../shared/location/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/Layout.tsx'
import classes from './LocationChanges.module.css'

type CloseOut = CallAnswer<typeof locationChanges.getCloseOut>

/** Where each kind of thing is looked at and ended. */
const screens: Readonly<Partial<Record<CloseOutKind, string>>> = {
  voorraad: '/materieelvoorraad',
  terugkoop: '/materieelvoorraad',
  orders: '/orders/aanvoer',
  aanvragen: '/aanvragen',
  bestellijsten: '/bestellijsten',
  afvoerlijst: '/afvoerlijst',
  feedback: '/klachten-overzicht',
  facturen: '/facturen',
  keuringen: '/materieelkeuringen',
}
const afterwards: readonly CloseOutKind[] = ['facturen', 'keuringen', 'bestellijsten']

/** The day on which the location can be closed, and what it waits for while nobody can say. */
export function ClosingDay({ found }: { readonly found: CloseOut }) {
  const text = useText()
  const format = useFormat()
  if (found.dag === null) {
    const what = found.wachtOp.map((kind) => text(`locationChanges.close.point.${kind}`).toLowerCase()).join(', ')
    return (
      <div>
        <p className={classes.day}>{text('locationChanges.close.unknown')}</p>
        <p className="soft">{text('locationChanges.close.waitsFor', { what })}</p>
      </div>
    )
  }
  const isToday = found.dag === today()
  return (
    <div>
      <p className={classes.day}>
        {isToday
          ? text(standsThere(found.punten) ? 'locationChanges.close.todayOnceGone' : 'locationChanges.close.today')
          : text('locationChanges.close.day', { date: format.longDate(found.dag) })}
      </p>
      <p className="soft">{text('locationChanges.close.dayHint')}</p>
    </div>
  )
}

/** What is open at the location, each with the way to it. */
export function CloseOutList({ found }: { readonly found: CloseOut }) {
  const text = useText()
  const format = useFormat()
  const open = found.punten.filter(({ aantal }) => aantal > 0)
  if (open.length === 0) return <p className="soft">{text('locationChanges.close.clear')}</p>
  return (
    <ul className={classes.points}>
      {open.map(({ soort, aantal, tot }) => {
        const name = text(`locationChanges.close.point.${soort}`)
        const to = screens[soort]
        return (
          <li key={soort}>
            {to === undefined ? <span>{name}</span> : <ScreenLink to={to}>{name}</ScreenLink>}
            <strong>{format.number(aantal)}</strong>
            {afterwards.includes(soort) && <small>{text('locationChanges.close.afterwards')}</small>}
            {tot !== null && tot > today() && (
              <small>{text('locationChanges.close.until', { date: format.date(tot) })}</small>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Puts everything that stands there on the removal list at once, and leads on to the removal or its transport. */
export function ClearAway({ locationNo, found }: { readonly locationNo: string; readonly found: CloseOut }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const mayList = useMay('removalList.edit')
  const key = useActionKey()
  const place = { gebruikerLogin, materieellocatie: locationNo }
  const list = useMutation({
    mutationFn: async () => {
      const { items } = await readCall(stock.getStock, place)
      const wanted = items.flatMap(({ type, materieelSoort, materieelNummer, huidig, inAfvoer }) => {
        const retourAantal = Math.floor(huidig - inAfvoer)
        return type === unknownWord || retourAantal < 1 ? [] : [{ type, materieelSoort, materieelNummer, retourAantal }]
      })
      if (wanted.length === 0) return 0
      const input = { ...place, items: wanted }
      const { toegevoegd, opgehoogd } = await call(removalList.addItems, input, { idempotencyKey: key.of(input) })
      return toegevoegd + opgehoogd
    },
    onError: notifyError,
    onSuccess: async (count) => {
      key.done()
      if (count === 0) notify('locationChanges.close.allListed', { severity: 'info' })
      else notify('locationChanges.close.listed', { severity: 'success', params: { count } })
      await untilRead()
    },
  })
  const stands = found.punten.some(({ soort, zonderDag }) => ['voorraad', 'terugkoop'].includes(soort) && zonderDag > 0)
  const isListed = found.punten.some(({ soort, aantal }) => soort === 'afvoerlijst' && aantal > 0)
  if (!mayList || !(stands || isListed)) return null
  return (
    <Row gap={3} wrap>
      {stands && (
        <Button busy={list.isPending} onClick={() => list.mutate()}>
          {text('locationChanges.close.makeList')}
        </Button>
      )}
      {isListed && <ScreenButton to="/Afvoeren/gegevens">{text('locationChanges.close.toRemoval')}</ScreenButton>}
      <ScreenButton to="/transport-aanvraag/gegevens">{text('locationChanges.close.toTransport')}</ScreenButton>
    </Row>
  )
}
