const fields = 'input:not([type="checkbox"], [type="radio"]), textarea'
const rememberedMax = 20

/** True when the next key would go to nothing: what had the focus has left the page, or nothing ever had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

const mainPart = () => document.querySelector<HTMLElement>('main')

export function screenHeading(): HTMLElement | null {
  return mainPart()?.querySelector<HTMLElement>('h1') ?? null
}

/** Puts the focus at the beginning of the screen: on its heading, or on the place where that will come. */
export function focusScreen(): void {
  const heading = screenHeading()
  if (heading !== null)
    heading.tabIndex = -1
    // The router has put the screen where it was; a focus must not move it.
  ;(heading ?? mainPart())?.focus({ preventScroll: true })
}

/** What had the focus, the last one last. */
let had: HTMLElement[] = []
let isTouched = false

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  had = [...had.filter((one) => one !== target && one.isConnected), target].slice(-rememberedMax)
}

/** What the page was left at; after a press on something that takes no focus that is nothing. */
export function lastFocused(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && !isFocusLost() ? activeElement : null
}

/** The control that came in the place of the one that went: start became stop. */
function replacementOf(gone: Node, changes: readonly MutationRecord[]): HTMLElement | null {
  const parent = changes.find(({ removedNodes }) => [...removedNodes].includes(gone))?.target
  const added = changes.filter(({ target }) => target === parent).flatMap(({ addedNodes }) => [...addedNodes])
  const control = added.find(
    (node) => node instanceof HTMLElement && node.matches('a[href], button') && node.isConnected,
  )
  return control instanceof HTMLElement ? control : null
}

function keep(changes: readonly MutationRecord[]): void {
  const gone = had.at(-1)
  if (gone === undefined || gone.isConnected || !isFocusLost()) return
  had = had.filter((one) => one.isConnected)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const scope = dialog ?? mainPart()
  const isFit = (one: HTMLElement) =>
    scope?.contains(one) === true && one !== scope && !(isTouched && one.matches(fields))
  const next = replacementOf(gone, changes) ?? had.findLast(isFit)
  next?.focus({ preventScroll: true })
  if (!isFocusLost()) return
  if (dialog === undefined) focusScreen()
  else dialog.querySelector<HTMLElement>('a[href], button')?.focus()
}

/**
 * Keeps the focus in the page when what has it goes away, as a row that is deleted or a bar that is done: it goes to what
 * came instead, to where it was before, or to the heading. On a touched screen never to a field: that opens its keys.
 */
export function keepFocus(): () => void {
  const touch = ({ pointerType }: PointerEvent) => {
    isTouched = pointerType === 'touch'
  }
  const type = () => {
    isTouched = false
  }
  const watcher = new MutationObserver(keep)
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', touch, true)
  document.addEventListener('keydown', type, true)
  return () => {
    watcher.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', touch, true)
    document.removeEventListener('keydown', type, true)
  }
}
