/** What a file begins with says what it is, whatever its name was. */
const signatures: readonly (readonly [mimeType: string, test: (start: string) => boolean])[] = [
  ['application/pdf', (start) => start.startsWith('%PDF-')],
  ['image/png', (start) => start.startsWith('\u0089PNG')],
  ['image/jpeg', (start) => start.startsWith('\u00ff\u00d8\u00ff')],
  ['image/gif', (start) => start.startsWith('GIF8')],
  ['image/webp', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
  ['image/svg+xml', (start) => /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(start)],
  ['text/html', (start) => /^\s*<!doctype html/i.test(start)],
]

/** The media type that content shows by its first bytes; null when they are unknown. */
export function contentTypeOf(content: Uint8Array): string | null {
  const start = Buffer.from(content.subarray(0, 256)).toString('latin1')
  return signatures.find(([, test]) => test(start))?.[0] ?? null
}
