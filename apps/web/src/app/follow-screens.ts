import { focusScreen, isFocusLost, lastFocused, screenHeading } from '../lib/screen-focus.ts'
import { openedScreenStore } from './opened-screen.ts'
import { router } from './routes.tsx'

/** Where each visited place of the browser's history was left: the row or the link that had the focus. */
const leftAt = new Map<string, string>()
const keptMax = 50

/** How to find an element again in a screen that is rebuilt. */
function pathTo(element: HTMLElement): string | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row
  const inRow = row === undefined ? '' : `[data-row="${CSS.escape(row)}"]`
  if (row !== undefined && element.dataset.row === row) return inRow
  const address = element.getAttribute('href')
  if (address !== null) return `main ${inRow} a[href="${CSS.escape(address)}"]`
  if (inRow !== '') return `${inRow} button`
  return null
}

function remember(key: string | undefined, element: HTMLElement | null): void {
  const path = element === null || element.closest('main') === null ? null : pathTo(element)
  if (key === undefined || path === null) return
  leftAt.delete(key)
  leftAt.set(key, path)
  for (const oldest of [...leftAt.keys()].slice(0, -keptMax)) leftAt.delete(oldest)
}

/** Whether nobody has put the focus anywhere since the screen opened. */
function isAtStart(): boolean {
  const { activeElement } = document
  return isFocusLost() || activeElement === screenHeading() || activeElement?.matches('main') === true
}

/** A screen that still loads has the heading of what is known; that of a record comes with what is in it. */
const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

/**
 * Goes to what was left, else to the heading; each as soon as it is there, for as long as the person waits for it. A
 * heading that becomes another while the screen loads is announced again.
 */
function settle(path: string | null): () => void {
  const look = () => {
    const left = path === null ? null : document.querySelector<HTMLElement>(path)
    if (left !== null) left.focus({ preventScroll: true })
    else if (document.activeElement !== screenHeading() || isFocusLost()) focusScreen()
    const heading = screenHeading()
    if (heading !== null) openedScreenStore.set(heading.textContent)
    return heading !== null && (left !== null || (path === null && !isLoading()))
  }
  if (look()) return () => undefined
  const watcher = new MutationObserver(() => {
    if (!isAtStart() || look()) watcher.disconnect()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

/** Every screen that is opened is announced and begins at its heading; one that is come back to, at what was left. */
export function followScreens(): () => void {
  let from: HTMLElement | null = null
  let stop = () => {}
  const before = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    stop()
    from = lastFocused()
    remember(fromLocation.state.__TSR_key, from)
    openedScreenStore.set('')
  })
  const after = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    stop()
    // What a screen itself puts the focus on stays.
    const { activeElement } = document
    if (activeElement !== from && activeElement?.closest('main') && !isAtStart()) {
      openedScreenStore.set(screenHeading()?.textContent ?? '')
      return
    }
    stop = settle(leftAt.get(toLocation.state.__TSR_key ?? '') ?? null)
  })
  return () => {
    stop()
    before()
    after()
  }
}
