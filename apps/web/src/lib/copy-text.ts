import { notify } from './notifications.ts'

/** Puts words on the clipboard and says so. */
export function copyText(words: string): void {
  write(words).then(
    () => notify('action.copied', { severity: 'success' }),
    () => notify('error.algemeen'),
  )
}

/** Browsers have no clipboard on a page that did not come by https. */
async function write(words: string): Promise<void> {
  await navigator.clipboard.writeText(words)
}
