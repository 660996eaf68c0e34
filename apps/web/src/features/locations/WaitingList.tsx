import type { WaitingThing } from '@portal/contract/agenda.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { setActiveList } from '../../shared/listing/active-list.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { showOnly } from '../../shared/records/only-shown.ts'
import { Row } from '../../ui/Layout.tsx'
import { approvalsScreen } from '../approvals/approvals.queries.ts'
import classes from './SitePage.module.css'

interface Way {
  readonly to: string
  readonly only?: string
}

function wayTo({ soort, nummer }: WaitingThing): Way {
  switch (soort) {
    case 'goedkeuren':
      return { to: approvalsScreen }
    case 'geweigerd':
    case 'vervallen':
      return { to: `/aanvragen/${encodeURIComponent(nummer)}` }
    case 'afvoerlijst':
      return { to: '/afvoerlijst' }
    case 'retour':
      return { to: '/materieelvoorraad', only: 'telaat' }
    case 'keuring':
      return { to: '/materieelkeuringen', only: 'verlopen' }
    default:
      return { to: '/bestellijst' }
  }
}

/** What is refused or late; the rest is only not finished. */
const isUrgent = ({ soort }: WaitingThing): boolean =>
  soort === 'geweigerd' || soort === 'vervallen' || soort === 'afgekeurd' || soort === 'retour' || soort === 'keuring'

function nameOf({ soort, naam, nummer, aantal }: WaitingThing, text: Text): string {
  switch (soort) {
    case 'goedkeuren':
    case 'retour':
    case 'keuring':
      return text(`agenda.wait.${soort}`, { count: aantal })
    case 'geweigerd':
    case 'vervallen':
      return text(`agenda.wait.${soort}`, { name: naam === '' ? nummer : naam })
    default:
      return text(`agenda.wait.${soort}`, { name: naam })
  }
}

function detailsOf({ soort, naam, aantal, reden }: WaitingThing, text: Text): string {
  if (reden !== '') return reden
  if (soort === 'bestellijst') return text('agenda.listed', { count: aantal })
  if (soort === 'afvoerlijst') return text('agenda.returning', { count: aantal })
  return soort === 'ingediend' ? naam : ''
}

/** What waits for this person here, with the one thing to do about each. */
export function WaitingList({
  things,
  locationNo,
}: {
  readonly things: readonly WaitingThing[]
  readonly locationNo: string
}) {
  const text = useText()
  const canOpen = useScreens()
  const open = things.filter((thing) => canOpen(wayTo(thing).to))
  return (
    <section className={classes.block} aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{text('agenda.waiting')}</h2>
      </header>
      {open.length === 0 && <p className={classes.none}>{text('agenda.nothingWaits')}</p>}
      <ul>
        {open.map((thing) => (
          <Waiting key={`${thing.soort} ${thing.nummer}`} thing={thing} locationNo={locationNo} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ thing, locationNo }: { readonly thing: WaitingThing; readonly locationNo: string }) {
  const text = useText()
  const { to, only } = wayTo(thing)
  const details = detailsOf(thing, text)
  const mayOrder = useMay('request.submit')
  const isBlocked = useLocation()?.geblokkeerd === true
  // Who may not order here looks at the list.
  const deed = thing.soort === 'bestellijst' && (isBlocked || !mayOrder) ? 'ingediend' : thing.soort
  return (
    <li className={classes.waiting} data-urgent={isUrgent(thing) || undefined}>
      <ScreenLink
        to={to}
        {...(only !== undefined && { search: showOnly(only) })}
        {...(to === '/bestellijst' && { onClick: () => setActiveList(locationNo, thing.nummer) })}
      >
        <span>
          <strong>{nameOf(thing, text)}</strong>
          {details !== '' && <small>{details}</small>}
        </span>
        <Row as="span" inline align="center" className={classes.deed}>
          {text(`agenda.do.${deed}`)}
        </Row>
      </ScreenLink>
    </li>
  )
}
