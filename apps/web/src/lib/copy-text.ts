import { notify } from './notifications.ts'

/** Puts words on the clipboard and says so. */
export function copyText(words: string): void {
  void navigator.clipboard.writeText(words).then(
    () => notify('action.copied', { severity: 'success' }),
    () => notify('error.algemeen'),
  )
}
