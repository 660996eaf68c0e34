import { differencesOf, type LineDifference, type PreparedRequest } from '@portal/domain/ordering/prepared-request.ts'
import { useEffect } from 'react'
import { useOnline } from '../../../lib/connectivity.ts'
import { useStore } from '../../../lib/store.ts'
import { momentNow, nowMs } from '../../../lib/today.ts'
import { useLocation } from '../../location/location-store.ts'
import type { FinishList } from '../finish-list.ts'
import { preparedName, sendAskedStore } from '../prepared-requests.ts'
import { useWizardDraft } from '../use-wizard-draft.ts'
import type { WizardFlow } from '../wizard-flow.ts'

/** Whoever left before the list was read asks again. */
const tapHoldsMs = 60_000

export interface PreparedStep {
  readonly online: boolean
  readonly request: PreparedRequest | null
  /** What of the list is not as it was prepared. */
  readonly differences: readonly LineDifference[]
  readonly prepare: () => void
  readonly takeBack: () => void
}

/**
 * What somebody prepares without a connection, and sends with one tap once there is one. The tap was made elsewhere: the list
 * is read again first, and where it is not what the person prepared, they look at it and press the button themselves.
 */
export function usePrepared(flow: WizardFlow<unknown>, list: FinishList, send: () => void): PreparedStep {
  const online = useOnline()
  const locationNo = useLocation()?.nummer ?? ''
  const [draft, store] = useWizardDraft(flow, locationNo)
  const request = draft.prepared
  const differences = request === null ? [] : differencesOf(request, list.lines)
  const asked = useStore(sendAskedStore)
  const isAsked = request !== null && asked?.name === preparedName({ flow: flow.name, locationNo })
  useEffect(() => {
    if (!isAsked) return
    const forget = () => sendAskedStore.set(null)
    if (list.readAt < asked.at) {
      void list.reload().then(({ isError }) => isError && forget())
      return
    }
    forget()
    if (differences.length === 0 && nowMs() - asked.at < tapHoldsMs) send()
  })
  const set = (prepared: PreparedRequest | null) => store.set((now) => ({ ...now, prepared }))
  return {
    online,
    request,
    differences,
    prepare: () => set({ at: momentNow(), path: flow.steps.afronden, search: list.search, lines: list.lines }),
    takeBack: () => set(null),
  }
}
