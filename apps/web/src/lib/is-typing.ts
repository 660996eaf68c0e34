const untyped = ':not([type="checkbox"], [type="radio"], [type="button"])'

/** Whether a key goes into what has the focus, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest(`input${untyped}, textarea, select, [role="combobox"]`) !== null
}
