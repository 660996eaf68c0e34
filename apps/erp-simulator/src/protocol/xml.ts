import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { badRequest, ProtocolError } from './errors.ts'

/** An element of a message: name without prefix, text, children. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&${Object.keys(entities).find((name) => entities[name] === mark)};`)
}

/** @throws ProtocolError for a character that no message may hold */
function checkCharacters(text: string): string {
  const [found] = forbidden.exec(text) ?? []
  if (found === undefined) return text
  const hexadecimal = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')
  throw badRequest(`'.', hexadecimal value 0x${hexadecimal}, is an invalid character.`)
}

function decode(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]+|#\d+|[\w.-]+);/gi, (_, name: string) => {
    const code = Number(name.replace(/^#x/i, '0x').replace('#', ''))
    if (!name.startsWith('#')) {
      if (!Object.hasOwn(entities, name)) throw badRequest(`Reference to undeclared entity '${name}'.`)
      return entities[name] ?? ''
    }
    if (code > 0x10_ffff) throw badRequest('Invalid syntax for a hexadecimal numeric entity reference.')
    return checkCharacters(String.fromCodePoint(code))
  })
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  entityDecoder: {
    decode,
    addInputEntities: () => {
      throw badRequest('For security reasons DTD is prohibited in this XML document.')
    },
    setExternalEntities: () => undefined,
    setXmlVersion: () => undefined,
    reset: () => undefined,
  },
})

type Node = Readonly<Record<string, unknown>>

function elementsIn(value: unknown): readonly XmlElement[] {
  // The parser gives lists of its own nodes: a text, or the children under the name of the element.
  const nodes = Array.isArray(value) ? (value as readonly Node[]) : []
  return nodes.flatMap((node) => {
    const [name] = Object.keys(node)
    if (name === undefined || name === '#text') return []
    const inside = node[name]
    // As above.
    const texts = Array.isArray(inside) ? (inside as readonly Node[]).map((child) => child['#text'] ?? '') : []
    return [{ name, children: elementsIn(inside), text: texts.join('') }]
  })
}

/** What the parser itself does not take is no message either: names of its own language, or too deep. */
function parse(text: string): readonly XmlElement[] {
  try {
    return elementsIn(parser.parse(text))
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    return []
  }
}

/**
 * Reads the XML of a SOAP message; null when it is not well-formed.
 * @throws ProtocolError for what no message may hold: a forbidden character, a document type, an undeclared entity
 */
export function readXml(source: string): XmlElement | null {
  const text = checkCharacters(source.replace(/^\ufeff/, '')).trim()
  if (XMLValidator.validate(text) !== true || !text.endsWith('>')) return null
  const [top, ...others] = parse(text)
  return others.length > 0 ? null : (top ?? null)
}
