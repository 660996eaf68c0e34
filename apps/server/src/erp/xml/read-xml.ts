import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element of a document: names without their namespace prefix, text with its references resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

export class XmlError extends Error {}

const deepest = 100
/** As many characters as the largest answer has bytes. */
const longest = 64 * 1024 * 1024
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const reference = /&([^;&\s]*);?/g
/** What no XML may hold, written out or as a reference; a surrogate only where it stands alone. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function characterOf(code: number): string {
  if (code > 0x10_ffff) throw new XmlError('A reference to no character')
  return String.fromCodePoint(code).replace(forbidden, ' ')
}

/** The references that need no document type; everything else would have to be declared in one. */
function decode(text: string): string {
  return text.replaceAll(reference, (whole, name: string) => {
    const [, decimal, hexadecimal] = /^#(?:(\d+)|x([0-9a-f]+))$/i.exec(name) ?? []
    const isKnown = decimal !== undefined || hexadecimal !== undefined || Object.hasOwn(named, name)
    if (!isKnown || !whole.endsWith(';')) throw new XmlError(`Unknown reference ${whole}`)
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
    return hexadecimal === undefined ? (named[name] ?? '') : characterOf(Number.parseInt(hexadecimal, 16))
  })
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
  entityDecoder: {
    decode,
    addInputEntities: () => {
      throw new XmlError('A document type is not accepted')
    },
    setExternalEntities: () => undefined,
    setXmlVersion: () => undefined,
    reset: () => undefined,
  },
})

const textKey = '#text'
const attributesKey = ':@'
/** A node as the parser gives it: a text, or the children under the name of the element, beside its attributes. */
type Node = Readonly<Record<string, unknown>>

function nodesIn(value: unknown): readonly Node[] {
  // The parser gives lists of its own nodes everywhere but in a text.
  return Array.isArray(value) ? (value as readonly Node[]) : []
}

function elementOf(node: Node): XmlElement | null {
  const name = Object.keys(node).find((key) => key !== attributesKey)
  if (name === undefined || name === textKey) return null
  const inside = nodesIn(node[name])
  const text = inside.map((child) => (typeof child[textKey] === 'string' ? child[textKey] : '')).join('')
  return {
    name,
    // Without conversion every attribute is a text.
    attributes: (node[attributesKey] ?? {}) as Readonly<Record<string, string>>,
    children: elementsIn(inside),
    text,
  }
}

const elementsIn = (nodes: readonly Node[]): readonly XmlElement[] => nodes.flatMap((node) => elementOf(node) ?? [])

function parse(document: string): readonly XmlElement[] {
  const faults = XMLValidator.validate(document)
  if (faults !== true) throw new XmlError(`Not well-formed: ${faults.err.msg}`)
  try {
    return elementsIn(nodesIn(parser.parse(document)))
  } catch (error) {
    if (error instanceof XmlError) throw error
    throw new XmlError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads a well-formed document without a document type; nothing outside the text is ever fetched or expanded. A
 * character that no XML may hold becomes a space, as some back offices send them (failure mode 20).
 * @throws XmlError when it is not well-formed, has a document type, is too large or too deep
 */
export function readXml(document: string): XmlElement {
  if (document.length > longest) throw new XmlError('The document is too large')
  const text = document
    .replace(/^\ufeff/, '')
    .replaceAll(forbidden, ' ')
    .trim()
  const [top, ...others] = parse(text)
  if (top === undefined || others.length > 0 || !text.endsWith('>')) throw new XmlError('Not one element')
  return top
}

/** The first element of this name in the document, depth first. */
export function findElement(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element
  for (const child of element.children) {
    const found = findElement(child, name)
    if (found !== null) return found
  }
  return null
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Written out it would be read as the end of a line only.
  '\r': '&#13;',
}

/** A text as XML holds it; what no XML may hold becomes a space. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, ' ').replaceAll(/[&<>"\r]/g, (mark) => escaped[mark] ?? mark)
}
