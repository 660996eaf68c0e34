import type { TextKey } from '../../lib/text.ts'

/** What a shortcut does. */
export type ShortcutAction = 'nextRow' | 'previousRow' | 'back' | 'sheet' | `/${string}`

/** Keys that act at once. They are characters, not places on the keyboard, so that each keyboard has them. */
const single: Readonly<Record<string, ShortcutAction>> = { j: 'nextRow', k: 'previousRow', u: 'back', '?': 'sheet' }
/** Keys that act after `g`, for go. */
const afterGo: Readonly<Record<string, ShortcutAction>> = {
  b: '/bestellijst',
  a: '/afvoerlijst',
  v: '/materieelvoorraad',
  r: '/aanvragen',
}

export const goKey = 'g'
/** How long the key after `g` is waited for. */
export const goMs = 1500

/** The action of a key, with what was pressed just before it; null when it is none. */
export function shortcutOf(key: string, isAfterGo: boolean): ShortcutAction | null {
  return (isAfterGo ? afterGo : single)[key] ?? null
}

interface ShownShortcut {
  readonly keys: readonly string[]
  readonly does: TextKey
}

/** All there are, in the order of the sheet. */
export const shownShortcuts: readonly ShownShortcut[] = [
  { keys: ['/'], does: 'shortcuts.search' },
  { keys: ['g', 'b'], does: 'shortcuts.orderList' },
  { keys: ['g', 'a'], does: 'shortcuts.removalList' },
  { keys: ['g', 'v'], does: 'shortcuts.stock' },
  { keys: ['g', 'r'], does: 'shortcuts.requests' },
  { keys: ['j'], does: 'shortcuts.nextRow' },
  { keys: ['k'], does: 'shortcuts.previousRow' },
  { keys: ['Enter'], does: 'shortcuts.open' },
  { keys: ['u'], does: 'shortcuts.back' },
  { keys: ['?'], does: 'shortcuts.sheet' },
]
