const leavingMs = 160

/**
 * Shows where a line went: a copy of it fades out in its place while the list closes up. Nothing for who wants no motion;
 * nobody meets the copy with a keyboard or a reader of the screen.
 */
export function animateLeaving(row: Element | null): void {
  if (row === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { top, left, width, height } = row.getBoundingClientRect()
  const copy = row.cloneNode(true)
  if (!(copy instanceof HTMLElement) || typeof copy.animate !== 'function') return
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    pointerEvents: 'none',
  })
  row.parentElement?.append(copy)
  const fading = copy.animate([{ opacity: 1 }, { opacity: 0, transform: 'translateX(24px)' }], {
    duration: leavingMs,
    easing: 'ease-out',
  })
  const end = () => copy.remove()
  fading.finished.then(end, end)
}
