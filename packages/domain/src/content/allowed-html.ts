/**
 * What a page of the company may be made of: text with its order, links and pictures of the portal. The server cleans by
 * this when a page is saved and when it is read, the browser once more before it shows it. No styles, frames, forms,
 * drawings or programs.
 */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
  'img',
] as const

/** Attributes by their tag; none else has any. */
export const allowedAttributes = { a: ['href'], img: ['src', 'alt'] } as const

/** Longest text of a page in one language, in characters with its marks. */
export const longestHtml = 100_000

const portalPicture = /^\/afbeeldingen\/[0-9a-f]{64}$/
const elsewhere = /^(https?:\/\/[^/]|mailto:[^/]|tel:[+0-9])/i
const inPortal = /^\/(?!\/)/
/** Blanks, marks that do not show and backslashes make an address look like another one. */
const misleading = /[\s\p{Cc}\p{Cf}\\]/u

/** Where a link of a page may lead: to a web address, a mail, a telephone, or a screen of the portal. */
export function isAllowedLink(href: string): boolean {
  return !misleading.test(href) && (elsewhere.test(href) || inPortal.test(href))
}

/** A picture of a page comes from the portal and from nowhere else. */
export function isAllowedPicture(src: string): boolean {
  return portalPicture.test(src)
}

/** The hashes of the pictures in a text that is clean. */
export function picturesOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/\/afbeeldingen\/([0-9a-f]{64})/g)].map(([, hash = '']) => hash))]
}
