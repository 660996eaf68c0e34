import { IconClockPause, IconPencil } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { BeginHandOver } from './BeginHandOver.tsx'
import classes from './HandOvers.module.css'
import { OneHandOver } from './OneHandOver.tsx'
import { type HandOverRow, useHandOvers } from './use-hand-over.ts'

/** Hand-overs at the chosen location, or the one that the address names (decision: site-walks). */
export function HandOversPage() {
  const text = useText()
  const { overdracht }: { readonly overdracht?: string } = useParams({ strict: false })
  if (overdracht !== undefined) return <OneHandOver overdracht={overdracht} />
  return (
    <AtLocation title={text('page./locatie/overdrachten/{overdracht?}')}>
      {(location) => <HandOversAt key={location.nummer} location={location} />}
    </AtLocation>
  )
}

/** What was handed over there, and the begin of a new hand-over. */
function HandOversAt({ location: { nummer, omschrijving } }: { readonly location: Location }) {
  const text = useText()
  const mayRecord = useMay('site.record')
  const query = useHandOvers(nummer)
  return (
    <LocationScreen
      narrow
      title={text('page./locatie/overdrachten/{overdracht?}')}
      intro={`${nummer} · ${omschrijving}`}
    >
      {mayRecord ? <BeginHandOver locationNo={nummer} /> : <Notice kind="info">{text('handOvers.readOnly')}</Notice>}
      <StateView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={text('handOvers.none')} />}
      >
        {({ items }) => (
          <>
            <HandOverRows title={text('handOvers.open')} items={items.filter((one) => one.ondertekend === null)} />
            <HandOverRows title={text('handOvers.signed')} items={items.filter((one) => one.ondertekend !== null)} />
          </>
        )}
      </StateView>
    </LocationScreen>
  )
}

function HandOverRows({ title, items }: { readonly title: string; readonly items: readonly HandOverRow[] }) {
  if (items.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{title}</h2>
      <ul className="card lined">
        {items.map((one) => (
          <OneRow key={one.overdracht} one={one} />
        ))}
      </ul>
    </Stack>
  )
}

function OneRow({ one }: { readonly one: HandOverRow }) {
  const text = useText()
  const format = useFormat()
  const { overdracht, soort, overdrager, ontvanger, regels, beschadigd, nietAangenomen } = one
  const people = [overdrager, ontvanger].filter((name) => name !== '').join(' → ')
  return (
    <Row as="li" gap={2} align="center" justify="between" wrap className={classes.row}>
      <Stack shrinks>
        <Link to="/locatie/overdrachten/{-$overdracht}" params={{ overdracht }} className={classes.open}>
          {text(`handOvers.kind.${soort}`)}
          {one.ordernummer !== '' && ` · ${one.ordernummer}`}
        </Link>
        <span className="soft">
          {[format.moment(one.ondertekend ?? one.begonnen), people || one.begonnenDoor].join(' · ')}
        </span>
      </Stack>
      <Row as="span" gap={2} align="center" wrap>
        {one.waits && (
          <StatusChip kind="warning">
            <IconClockPause size={14} aria-hidden /> {text('handOvers.waits')}
          </StatusChip>
        )}
        {one.ondertekend === null ? (
          <StatusChip kind="info">
            <IconPencil size={14} aria-hidden /> {text('handOvers.draft')}
          </StatusChip>
        ) : (
          beschadigd + nietAangenomen === 0 && (
            <StatusChip kind="success">{text('handOvers.allRight', { count: regels })}</StatusChip>
          )
        )}
        {beschadigd > 0 && <StatusChip kind="warning">{text('handOvers.damaged', { count: beschadigd })}</StatusChip>}
        {nietAangenomen > 0 && (
          <StatusChip kind="danger">{text('handOvers.notTaken', { count: nietAangenomen })}</StatusChip>
        )}
      </Row>
    </Row>
  )
}
