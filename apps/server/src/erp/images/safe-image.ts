import { readXml, type XmlElement, XmlError } from '../xml/read-xml.ts'

/** Largest picture that is taken over. */
export const mostImageBytes = 25 * 1024 * 1024

const startsOf: Readonly<Record<string, (content: Buffer) => boolean>> = {
  'image/png': (content) => content.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n',
  'image/jpeg': (content) => content.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (content) =>
    content.subarray(0, 4).toString() === 'RIFF' && content.subarray(8, 12).toString() === 'WEBP',
  'image/svg+xml': isSafeSvg,
}

const drawingElements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter feGaussianBlur feOffset feMerge feMergeNode
  feColorMatrix feBlend feFlood feComposite metadata`.split(/\s+/),
)
const ownPlace = /^(#|data:image\/(png|jpeg|webp);base64,)/

function isSafeStyle(css: string): boolean {
  const addresses = css.matchAll(/url\(\s*['"]?([^'")]*)/gi)
  // A backslash could spell any of the words that are looked for.
  return !/@import|expression\(|javascript:|\\/i.test(css) && [...addresses].every(([, to = '']) => ownPlace.test(to))
}

function isSafeElement({ name, attributes, children, text }: XmlElement): boolean {
  if (!drawingElements.has(name) || (name === 'style' && !isSafeStyle(text))) return false
  const areAttributesSafe = Object.entries(attributes).every(([attribute, value]) => {
    if (/^on/i.test(attribute)) return false
    return attribute === 'href' || attribute === 'src' ? ownPlace.test(value.trim()) : isSafeStyle(value)
  })
  return areAttributesSafe && children.every(isSafeElement)
}

/** A drawing that runs nothing and fetches nothing: known drawing elements only, every reference inside the file. */
function isSafeSvg(content: Buffer): boolean {
  const text = content.toString('utf8')
  if (/<\?xml-stylesheet/i.test(text)) return false
  try {
    const drawing = readXml(text.trim().replace(/^\uFEFF/, ''))
    return drawing.name === 'svg' && isSafeElement(drawing)
  } catch (error) {
    if (error instanceof XmlError) return false
    throw error
  }
}

/** Whether a picture is what it says, small enough, and harmless in a page. */
export function isSafeImage(mimeType: string, content: Buffer): boolean {
  if (content.length === 0 || content.length > mostImageBytes) return false
  return startsOf[mimeType]?.(content) ?? false
}
