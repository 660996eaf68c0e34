import { type ItemSet, sets } from '@portal/contract/sets.ts'
import { IconBoxMultiple } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { SetPictures } from './SetPictures.tsx'
import classes from './Sets.module.css'

const staleMs = 60_000
/** With fewer sets a choice among them is no shortcut. */
const shortcutsFrom = 7

/** The sets that can be ordered as one, those ordered most first (R-ROUTE-05, OP-08). */
export function SetsPage() {
  const text = useText()
  const query = useCall(sets.getSets, {}, { staleMs })
  const isLong = (query.data?.items.length ?? 0) >= shortcutsFrom
  const links = useCall(sets.getSetsLinks, {}, { staleMs, enabled: isLong })
  const often = isLong ? (links.data?.sets ?? []) : []
  return (
    <Page title={text('page./sets')} intro={text('sets.intro')}>
      {often.length > 0 && (
        <Stack as="nav" gap={2} className={classes.often} aria-labelledby="vaak-besteld">
          <h2 id="vaak-besteld">{text('sets.often')}</h2>
          <ul>
            {often.map((set) => (
              <li key={set.setNummer}>
                <ButtonLink to="/set/$id" params={{ id: set.setNummer }}>
                  {set.omschrijving}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <StateView
        query={query}
        skeleton="cards"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<IconBoxMultiple />}
            title={text('sets.empty')}
            action={<ButtonLink to="/materieel/{-$category}">{text('catalogue.allCategories')}</ButtonLink>}
          />
        }
      >
        {({ items }) => (
          <Stack as="ul" gap={4} className={classes.cards} aria-label={text('sets.all')}>
            {items.map((set) => (
              <li key={set.setNummer}>
                <SetCard set={set} />
              </li>
            ))}
          </Stack>
        )}
      </StateView>
    </Page>
  )
}

function SetCard({ set }: { readonly set: ItemSet }) {
  const text = useText()
  return (
    <Stack as="article" gap={1} justify="start" card={3} className={classes.card}>
      <SetPictures pictures={set.afbeeldingen} />
      <h2>
        <Link to="/set/$id" params={{ id: set.setNummer }} className="card-link">
          {set.omschrijving}
        </Link>
      </h2>
      <Row as="p" wrap className={classes.about}>
        <span translate="no">{set.setNummer}</span>
        <span>{text('sets.lines', { count: set.aantalRegels })}</span>
      </Row>
      {!set.bestelbaar && <StatusChip kind="warning">{text('sets.notWhole')}</StatusChip>}
    </Stack>
  )
}
