import type { LocationChange } from '@portal/contract/location-changes.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { type TextKey, useText } from '../../lib/text.ts'
import { nowMs } from '../../lib/today.ts'
import { useLocations } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type ChipKind, StatusChip } from '../../ui/StatusChip.tsx'
import classes from './LocationChanges.module.css'

/** So long somebody waits for the back office; then the screen says that the answer follows. */
const waitMs = 8000

const chips: Readonly<Record<LocationChange['status'], ChipKind>> = {
  wachtrij: 'info',
  bevestigd: 'success',
  aangehouden: 'warning',
  geweigerd: 'danger',
  vervallen: 'danger',
}

const done = { aanvragen: 'locatie.aangevraagd', aanmaken: 'locatie.aangemaakt', afmelden: 'locatie.afgemeld' } as const

/** What comes after it; the back office has a new location a moment before it is in the list of who made it. */
const next = {
  aanvragen: () => 'locationChanges.askedNext',
  aanmaken: (isListed) => (isListed ? 'locationChanges.createdNext' : 'locationChanges.createdSoon'),
  afmelden: () => 'locationChanges.closedNext',
} as const satisfies Record<LocationChange['soort'], (isListed: boolean) => TextKey>

/** Whether a change was sent so lately that the answer may come any moment. */
function useIsFresh(moment: string): boolean {
  const left = Date.parse(moment) + waitMs - nowMs()
  const [isFresh, setFresh] = useState(left > 0)
  useEffect(() => {
    if (!isFresh) return
    const timer = setTimeout(() => setFresh(false), Math.min(waitMs, Math.max(0, left)))
    return () => clearTimeout(timer)
  }, [isFresh, left])
  return isFresh
}

/** What became of what somebody asked, and what they can do now. */
export function ChangeStanding({ change, then }: { readonly change: LocationChange; readonly then?: ReactNode }) {
  const text = useText()
  const isFresh = useIsFresh(change.moment)
  const isListed = useLocations().locations.some((place) => place.nummer === change.nummer)
  const { status, soort, reden, backofficeNummer, nummer } = change
  if (status === 'wachtrij')
    return <Notice kind="info">{text(isFresh ? 'locationChanges.waiting' : 'locationChanges.follows')}</Notice>
  if (status === 'aangehouden') return <Notice kind="warning">{text('locationChanges.held')}</Notice>
  if (isNeverTaken(status)) return <Refused change={change} reason={reden} />
  const isAsked = soort === 'aanvragen' || (soort === 'aanmaken' && nummer === '')
  return (
    <Notice kind="success" title={text(isAsked ? done.aanvragen : done[soort])} action={then}>
      {isAsked && <p>{text('locationChanges.asked', { number: backofficeNummer ?? '' })}</p>}
      <p>{text(isAsked ? 'locationChanges.askedNext' : next[soort](isListed), { number: nummer })}</p>
    </Notice>
  )
}

function Refused({ change, reason }: { readonly change: LocationChange; readonly reason: string }) {
  const text = useText()
  const navigate = useNavigate()
  const { soort, id, vervangen } = change
  const to = soort === 'aanvragen' ? '/locatie-aanvragen' : '/locatie-aanmaken'
  return (
    <Notice
      kind="danger"
      title={text('locationChanges.refusedTitle')}
      action={
        soort !== 'afmelden' &&
        !vervangen && (
          <Button onClick={() => void navigate({ to, search: { corrigeer: id } })}>
            {text('locationChanges.correct')}
          </Button>
        )
      }
    >
      {reason}
    </Notice>
  )
}

/** What somebody asked before, newest first, with how it stands. */
export function ChangeList({ changes }: { readonly changes: readonly LocationChange[] }) {
  const text = useText()
  const format = useFormat()
  if (changes.length === 0) return <p className="soft">{text('locationChanges.none')}</p>
  return (
    <Stack as="ul" gap={3} className={classes.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <Row gap={2} align="center" justify="between" wrap>
            <strong>{[change.nummer, change.omschrijving].filter((name) => name !== '').join(' · ')}</strong>
            <StatusChip kind={change.vervangen ? 'neutral' : chips[change.status]}>
              {text(change.vervangen ? 'locationChanges.replaced' : `locationChanges.state.${change.status}`)}
            </StatusChip>
          </Row>
          <span className="soft">
            {[text(`locationChanges.kind.${change.soort}`), format.moment(change.moment)].join(' · ')}
          </span>
          {isNeverTaken(change.status) && !change.vervangen && <ChangeStanding change={change} />}
        </li>
      ))}
    </Stack>
  )
}
