import { allowedAttributes, allowedTags, isAllowedLink, isAllowedPicture } from '@portal/domain/content/allowed-html.ts'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

/** Whose text goes with them: what stands in them is no text of the page. */
const nonTextTags = 'script style textarea option noscript iframe svg math template xmp noembed noframes title object'

const keepLink = (tagName: string, { href = '' }: Attributes) => {
  const attribs: Attributes = isAllowedLink(href) ? { href } : {}
  return { tagName, attribs }
}

const options: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: [...allowedAttributes.a], img: [...allowedAttributes.img] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: nonTextTags.split(' '),
  transformTags: { a: keepLink },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedPicture(attribs.src ?? ''),
}

/** HTML of an editor, of an older version, or of anybody who can send a call, made harmless by `allowed-html.ts`. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}
