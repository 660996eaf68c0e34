/** An element of a document: names without their namespace prefix, text with its references resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

export class XmlError extends Error {}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([^\s/>]+)([^>]*?)(\/?)>|([^<]+)/y
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** A reference to a character that no XML may hold becomes a space (failure mode 20). */
function characterOf(reference: string): string {
  const isHex = reference.startsWith('#x') || reference.startsWith('#X')
  const code = isHex ? Number.parseInt(reference.slice(2), 16) : Number.parseInt(reference.slice(1), 10)
  if (!Number.isInteger(code) || code > 0x10ffff) throw new XmlError(`Unknown reference &${reference};`)
  return code < 0x20 && code !== 9 && code !== 10 && code !== 13 ? ' ' : String.fromCodePoint(code)
}

function resolve(text: string): string {
  return text.replaceAll(/&([^;\s]+);/g, (_, reference: string) => {
    const character = reference.startsWith('#') ? characterOf(reference) : named[reference]
    if (character === undefined) throw new XmlError(`Unknown reference &${reference};`)
    return character
  })
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    found[localName(name)] = resolve(double ?? single ?? '')
  }
  return found
}

/**
 * Reads a well-formed document without a document type; nothing outside the text is ever fetched or expanded.
 * @throws XmlError when it is not well-formed or has a document type
 */
export function readXml(document: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open: OpenElement[] = [root]
  const pattern = new RegExp(token)
  while (pattern.lastIndex < document.length) {
    const at = pattern.lastIndex
    const match = pattern.exec(document)
    const parent = open.at(-1)
    if (match === null || parent === undefined) throw new XmlError(`Not well-formed at ${at}`)
    const [, cdata, closing, name, rest = '', empty, text] = match
    if (cdata !== undefined) parent.text += cdata
    else if (text !== undefined) parent.text += resolve(text)
    else if (name === undefined) continue
    else if (name.startsWith('!')) throw new XmlError('A document type is not accepted')
    else if (closing === '/') {
      if (open.length === 1 || parent.name !== localName(name)) throw new XmlError(`</${name}> closes nothing`)
      open.pop()
    } else {
      const element = { name: localName(name), attributes: attributesOf(rest), children: [], text: '' }
      parent.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  const [top] = root.children
  if (open.length !== 1 || top === undefined || root.children.length !== 1) throw new XmlError('Not closed')
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

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
