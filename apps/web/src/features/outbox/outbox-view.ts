import type { OutboxAttempt, OutboxRow, OutboxStatus } from '@portal/contract/outbox.ts'
import type { TextKey } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'

export type Kind = OutboxRow['soort']

/** The tabs of the outbox with the states each one shows; none means all. */
export const outboxTabs = {
  alles: [],
  aandacht: ['parked'],
  onderweg: ['pending', 'sending', 'unknown', 'verifying', 'retry'],
  geweigerd: ['rejected'],
  bevestigd: ['confirmed'],
  vervallen: ['cancelled'],
} as const satisfies Readonly<Record<string, readonly OutboxStatus[]>>
export type OutboxTab = keyof typeof outboxTabs

/** Choices of age with their minutes. */
export const outboxAges = { minutes15: 15, hour: 60, day: 1440, week: 10_080 } as const
export type OutboxAge = keyof typeof outboxAges

export const statusKinds: Readonly<Record<OutboxStatus, ChipKind>> = {
  pending: 'info',
  sending: 'info',
  unknown: 'warning',
  verifying: 'info',
  retry: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  parked: 'danger',
  cancelled: 'neutral',
}

/** What an operator looks at, as it stands in the address. */
export interface OutboxView {
  readonly tab: OutboxTab
  readonly kind: Kind | ''
  readonly age: OutboxAge | ''
  /** The write whose details are open. */
  readonly open: string
}

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | '' {
  return known.find((one) => one === value) ?? ''
}

/** The view in the params of the address; what is as from the start is left out. */
export function outboxForm(kinds: readonly Kind[]) {
  // The keys of these objects are exactly their types' keys.
  const tabs = Object.keys(outboxTabs) as OutboxTab[]
  const ages = Object.keys(outboxAges) as OutboxAge[]
  return {
    read: (params: Readonly<Record<string, unknown>>): OutboxView => ({
      tab: oneOf(tabs, params.stand) || 'alles',
      kind: oneOf(kinds, params.soort),
      age: oneOf(ages, params.ouder),
      open: typeof params.regel === 'string' ? params.regel : '',
    }),
    write: ({ tab, kind, age, open }: OutboxView) => ({
      stand: tab === 'alles' ? undefined : tab,
      soort: kind || undefined,
      ouder: age || undefined,
      regel: open || undefined,
    }),
  }
}

const decided: Readonly<Record<string, TextKey>> = {
  'operator pending': 'outbox.step.pending',
  'operator corrected': 'outbox.step.corrected',
  'operator cancelled': 'outbox.step.cancelled',
  'requester cancelled': 'outbox.step.takenBack',
  'operator confirmed': 'outbox.step.confirmed',
  'sending kept': 'outbox.step.kept',
  'lease lost': 'outbox.step.lost',
  // A lookup that found nothing: only then it is sent again.
  'verifying retry': 'outbox.step.absent',
}

/** What was done in one step of the history, and the state that came of it where that says more. */
export function stepOf({ uitkomst }: OutboxAttempt): { readonly label: TextKey; readonly status: OutboxStatus | null } {
  const label = decided[uitkomst]
  if (label !== undefined) return { label, status: null }
  const [phase, state = ''] = uitkomst.split(' ')
  // The keys of the table are the states.
  const status = Object.hasOwn(statusKinds, state) ? (state as OutboxStatus) : null
  return { label: phase === 'verifying' ? 'outbox.step.verifying' : 'outbox.step.sending', status }
}
