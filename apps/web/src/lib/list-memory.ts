import { keepAliveMaxViews } from '@portal/domain/constants.ts'
import { onOtherPerson } from './session.ts'

interface View {
  readonly address: string
  readonly state: unknown
}

const views: View[] = []

// What one person chose is not there for the next.
onOtherPerson(() => views.splice(0))

/** Keeps what a list view holds beside its address (scroll, choices); at most one view (R-UPD-05, OP-17). */
export function keepView(address: string, state: unknown): void {
  const others = views.filter((view) => view.address !== address)
  views.splice(0, views.length, ...[...others, { address, state }].slice(-keepAliveMaxViews))
}

/** What was kept for this address, for coming back to it; null when another list was visited since. */
export function keptView<T>(address: string): T | null {
  // A view is read back by the screen that kept it, under its own address.
  return (views.find((view) => view.address === address)?.state as T | undefined) ?? null
}
