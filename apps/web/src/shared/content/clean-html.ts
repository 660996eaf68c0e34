import { allowedAttributes, allowedTags, isAllowedLink, isAllowedPicture } from '@portal/domain/content/allowed-html.ts'
import createPurifier from 'dompurify'

const purifier = createPurifier(window)

// The library knows no rule of one attribute of one element, and what it lets through here is ours to decide.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'IMG' && !isAllowedPicture(element.getAttribute('src') ?? '')) element.remove()
  if (element.tagName !== 'A') return
  const href = element.getAttribute('href') ?? ''
  if (!isAllowedLink(href)) element.removeAttribute('href')
  else if (!href.startsWith('/')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

/** The server cleaned it; the browser, which knows best what it would run, does it once more before it shows it. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...Object.values(allowedAttributes).flat()],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: true,
  })
}
