import { onHubEvent } from '../lib/hub-events.ts'
import { notify } from '../lib/notifications.ts'
import { loadLaterTexts, type TextKey } from '../lib/text.ts'
import { router } from './routes.tsx'

const ofLocation: Readonly<Record<string, TextKey>> = {
  bevestigd: 'locationChanges.told.done',
  geweigerd: 'locationChanges.told.refused',
  vervallen: 'locationChanges.told.refused',
}
const ofFeedback: Readonly<Record<string, TextKey>> = {
  antwoord: 'complaints.told.answer',
  bevestigd: 'complaints.told.number',
  geweigerd: 'complaints.told.refused',
  vervallen: 'complaints.told.refused',
}

/** Where somebody looks at what became known, and corrects what was refused. */
function addressOf(soort: string, id: string): string {
  if (soort === 'locatie.aanmaken') return `/locatie-aanmaken`
  if (soort === 'locatie.aanvragen') return `/locatie-aanvragen`
  if (soort === 'locatie.afmelden') return `/locatie-afmelden`
  return `/klacht-details/${encodeURIComponent(id)}`
}

/** Says what came to decide on, and the outcome of what this person sent; a number of feedback only where it is open. */
async function tellOutcome(payload: Readonly<Record<string, unknown>>): Promise<void> {
  const [soort, id, naam, stand] = ['soort', 'id', 'naam', 'stand'].map((name) => String(payload[name] ?? ''))
  if (soort === 'goedkeuren') return notify('home.newApproval', { severity: 'info' })
  const isLocation = soort?.startsWith('locatie.') === true
  const key = (isLocation ? ofLocation : ofFeedback)[stand ?? '']
  if (key === undefined || (soort !== 'complaint.create' && !isLocation && stand === 'bevestigd')) return
  const to = addressOf(soort ?? '', id ?? '')
  // Where it was sent it is on screen already.
  if (router.state.location.pathname.startsWith(to)) return
  await loadLaterTexts()
  notify(key, {
    params: { name: naam ?? '' },
    severity: /geweigerd|vervallen/.test(stand ?? '') ? 'danger' : 'info',
    action: { label: 'locationChanges.told.look', run: () => void router.navigate({ href: to }) },
  })
}

/** What became of what somebody sent reaches them wherever they are in the portal. */
export function followOutcomes(): void {
  onHubEvent('outcomeKnown', (payload) => void tellOutcome(payload).catch(() => undefined))
}
