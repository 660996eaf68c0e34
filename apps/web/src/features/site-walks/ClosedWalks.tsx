import type { WalkSummary } from '@portal/contract/site-walks.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './SiteWalks.module.css'

/** The walks of a location that are over, the newest first. */
export function ClosedWalks({ walks }: { readonly walks: readonly WalkSummary[] }) {
  const text = useText()
  const format = useFormat()
  if (walks.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{text('siteWalks.former')}</h2>
      <ul className="card lined">
        {walks.map((walk) => (
          <Row as="li" key={walk.ronde} gap={3} align="center" justify="between" wrap className={classes.row}>
            <Stack shrinks>
              <Link to="/locatie/ronde/$ronde" params={{ ronde: walk.ronde }}>
                {format.moment(walk.afgesloten)}
                {walk.deel !== '' && ` · ${walk.deel}`}
              </Link>
              <span className="soft">
                {`${walk.afgeslotenDoor} · ${text('siteWalks.progress', { seen: walk.gezien, total: walk.verwacht })}`}
              </span>
            </Stack>
            <WalkChips walk={walk} />
          </Row>
        ))}
      </ul>
    </Stack>
  )
}

/** What a walk found otherwise than the books say. */
export function WalkChips({ walk: { ontbreekt, extra } }: { readonly walk: Pick<WalkSummary, 'ontbreekt' | 'extra'> }) {
  const text = useText()
  return (
    <Row as="span" gap={2} wrap>
      {ontbreekt > 0 && <StatusChip kind="danger">{text('siteWalks.missing', { count: ontbreekt })}</StatusChip>}
      {extra > 0 && <StatusChip kind="warning">{text('siteWalks.extra', { count: extra })}</StatusChip>}
      {ontbreekt + extra === 0 && <StatusChip kind="success">{text('siteWalks.right')}</StatusChip>}
    </Row>
  )
}
