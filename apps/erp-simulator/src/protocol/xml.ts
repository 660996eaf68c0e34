/** An element of a message: name without prefix, text, children. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&${Object.keys(entities).find((name) => entities[name] === mark)};`)
}

function unescapeXml(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.replace(/^#x/i, '0x').replace('#', '')))
    return entities[name] ?? whole
  })
}

/** Reads the small, well-formed XML of a SOAP message; null when it is not well-formed. */
export function readXml(source: string): XmlElement | null {
  const token =
    /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/y
  interface Open {
    name: string
    children: XmlElement[]
    text: string
  }
  const root: Open = { name: '', children: [], text: '' }
  const stack: Open[] = [root]
  while (token.lastIndex < source.length) {
    const match = token.exec(source)
    const current = stack.at(-1)
    if (match === null || current === undefined) return null
    const [, data, closing, opening, , selfClosing, text] = match
    if (data !== undefined) current.text += data
    else if (text !== undefined) current.text += unescapeXml(text)
    else if (closing !== undefined) {
      const done = stack.pop()
      if (done === undefined || done.name !== closing.replace(/^.*:/, '')) return null
      stack.at(-1)?.children.push(done)
    } else if (opening !== undefined) {
      const element: Open = { name: opening.replace(/^.*:/, ''), children: [], text: '' }
      if (selfClosing === '/') current.children.push(element)
      else stack.push(element)
    }
  }
  return stack.length === 1 ? (root.children[0] ?? null) : null
}
