import type { Locale } from '@portal/domain/constants.ts'
import { previewName, readStored, writeStored } from './browser-storage.ts'

/** A preview of settings, as the window that shows it keeps it: over a reload, and for no other window. */
export interface PreviewTab {
  readonly token: string
  readonly language: Locale
  /** Null where it is of every location. */
  readonly locationNo: string | null
}

/** What this window shows a preview of; null in any other window. */
export function previewTab(): PreviewTab | null {
  return readStored<PreviewTab>(sessionStorage, previewName)
}

/**
 * Shows a preview in a window of its own, which begins with a copy of what this one keeps.
 * @returns false where the browser opens none
 */
export function openPreviewTab(preview: PreviewTab): boolean {
  writeStored(sessionStorage, previewName, preview)
  const opened = window.open('/')
  writeStored(sessionStorage, previewName, null)
  return opened !== null
}
