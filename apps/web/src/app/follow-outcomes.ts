import { complaints } from '@portal/contract/complaints.ts'
import type { CallAnswer } from '@portal/contract/define.ts'
import { locationChanges } from '@portal/contract/location-changes.ts'
import { onHubEvent } from '../lib/hub.ts'
import { notify } from '../lib/notifications.ts'
import { sessionStore } from '../lib/session.ts'
import { loadSettings } from '../lib/settings.ts'
import { loadLaterTexts, type TextKey } from '../lib/text.ts'
import { readCall, refreshCalls } from '../lib/use-call.ts'
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

/** Says in the bell what became of what this person sent; a number of feedback is told where it is looked at only. */
async function tellOutcome(payload: Readonly<Record<string, unknown>>): Promise<void> {
  const [soort, id, naam, stand] = ['soort', 'id', 'naam', 'stand'].map((name) => String(payload[name] ?? ''))
  const isLocation = soort?.startsWith('locatie.') === true
  await refreshCalls(isLocation ? [locationChanges.getChanges] : Object.values(complaints))
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

/** Answers that came while this person was away. */
async function tellUnread(): Promise<void> {
  const { authenticated, claims } = sessionStore.get()
  if (!authenticated || claims === null) return
  if (!(await loadSettings()).bool('AppKlachten_Actief')) return
  const found: CallAnswer<typeof complaints.getUnread> = await readCall(complaints.getUnread, {
    gebruikerLogin: claims.userName,
  })
  const count = found.items.reduce((all, { ongelezen }) => all + ongelezen, 0)
  if (count === 0) return
  await loadLaterTexts()
  const [only, ...others] = found.items
  const to = only !== undefined && others.length === 0 ? addressOf('', only.id) : '/klachten'
  notify('complaints.told.unread', {
    quiet: true,
    params: { count },
    severity: 'info',
    action: { label: 'locationChanges.told.look', run: () => void router.navigate({ href: to }) },
  })
}

/** What became of what somebody sent reaches them wherever they are in the portal. */
export function followOutcomes(): void {
  onHubEvent('outcomeKnown', (payload) => void tellOutcome(payload).catch(() => undefined))
  let told: string | null = null
  const look = () => {
    const { claims } = sessionStore.get()
    const person = claims?.userName ?? null
    if (person === told) return
    told = person
    if (person !== null) tellUnread().catch(() => undefined)
  }
  sessionStore.subscribe(look)
  look()
}
