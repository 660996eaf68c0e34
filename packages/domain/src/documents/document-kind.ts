type DocumentKind = 'pdf' | 'image' | 'text' | 'sheet' | 'other'

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'application/msword': 'text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'text',
  'text/plain': 'text',
  'application/vnd.ms-excel': 'sheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
  'text/csv': 'sheet',
}

/** The essence of a media type: `Application/PDF; x=1` is `application/pdf`. */
function essenceOf(mimeType: string): string {
  return (mimeType.split(';')[0] ?? '').trim().toLowerCase()
}

/** What a document is for the person who reads it; an unlisted type is `other`. */
export function documentKindOf(mimeType: string): DocumentKind {
  const essence = essenceOf(mimeType)
  return Object.hasOwn(kinds, essence) ? (kinds[essence] ?? 'other') : 'other'
}

/**
 * The media type under which a document may travel (OP-63): the listed ones as they are, any other as bytes that a
 * browser only saves.
 */
export function servedTypeOf(mimeType: string): string {
  return documentKindOf(mimeType) === 'other' ? 'application/octet-stream' : essenceOf(mimeType)
}

/** Whether a browser shows it without a program beside it: pdf and pictures; everything else is saved (OP-63). */
export function isShownInBrowser(mimeType: string): boolean {
  const kind = documentKindOf(mimeType)
  return kind === 'pdf' || kind === 'image'
}
