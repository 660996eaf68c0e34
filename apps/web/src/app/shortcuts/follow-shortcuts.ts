import { isTyping } from '../../lib/is-typing.ts'
import { preferencesStore } from '../../lib/preferences.ts'
import { router } from '../routes.tsx'
import { sheetOpenStore } from './sheet-open.ts'
import { goKey, goMs, type ShortcutAction, shortcutOf } from './shortcuts.ts'

/** Puts the focus on the row after or before the one that has it; on the first where none has. */
function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  rows[here === -1 ? 0 : here + by]?.focus()
}

function act(action: ShortcutAction): void {
  if (action === 'nextRow') moveRow(1)
  else if (action === 'previousRow') moveRow(-1)
  else if (action === 'sheet') sheetOpenStore.set(true)
  else if (action !== 'back') void router.navigate({ href: action })
  else if (router.history.canGoBack()) router.history.back()
}

/** Keys of the browser, of a field and of a dialog stay theirs. */
function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  return !isTyping(event.target) && document.querySelector('dialog[open]') === null
}

/** Acts on the keys of the sheet, as long as the person did not switch them off (WCAG 2.1.4). */
export function followShortcuts(): () => void {
  let goAt = Number.NEGATIVE_INFINITY
  const listen = (event: KeyboardEvent) => {
    if (!preferencesStore.get().shortcuts || !isOurs(event)) return
    const isAfterGo = event.timeStamp - goAt < goMs
    goAt = event.key === goKey ? event.timeStamp : Number.NEGATIVE_INFINITY
    const action = shortcutOf(event.key, isAfterGo)
    if (action === null) return
    event.preventDefault()
    act(action)
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
