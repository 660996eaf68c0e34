export const previewName = 'mp_voorbeeld'

/** Whether this window shows a preview of settings; it leaves nothing in the browser but in its own window. */
export function isPreviewTab(): boolean {
  return readStored(sessionStorage, previewName) !== null
}

/** JSON in the storage of the browser; a storage that is full, forbidden or damaged counts as empty. */
export function readStored<T>(storage: Storage, name: string): T | null {
  try {
    const text = storage.getItem(name)
    // Only the portal writes these names; readers check what matters to them.
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

export function writeStored(storage: Storage, name: string, value: unknown): void {
  try {
    if (storage === localStorage && isPreviewTab()) return
    if (value === null) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage the value lives until the page is left; nothing else depends on it.
  }
}
