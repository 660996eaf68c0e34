import type { EditedPage } from '@portal/contract/content.ts'
import { hasContent } from '@portal/domain/content/content-places.ts'
import { cleanHtml } from './clean-html.ts'

/** A page for its editor: clean whatever an older version stored, with the languages in which it says something. */
export function editedPage(stored: Omit<EditedPage, 'talen'>): EditedPage {
  const teksten = stored.teksten.map((text) => ({ ...text, html: cleanHtml(text.html) }))
  return { ...stored, teksten, talen: teksten.filter(({ html }) => hasContent(html)).map(({ taal }) => taal) }
}
