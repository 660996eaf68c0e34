import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml, findElement, readXml, XmlError } from './read-xml.ts'

describe('readXml', () => {
  it('reads elements, attributes, references and character data without prefixes', () => {
    const document = readXml(
      '<?xml version="1.0"?><!-- x --><s:A xmlns:s="urn:a" n=\'1 &amp; 2\'><b/><s:c>a&#233;&lt;<![CDATA[<d>&amp;]]></s:c></s:A>',
    )
    expect(document.name).toBe('A')
    expect(document.attributes.n).toBe('1 & 2')
    expect(findElement(document, 'c')?.text).toBe('aé<<d>&amp;')
    expect(document.children.map((child) => child.name)).toEqual(['b', 'c'])
  })

  it('resolves a reference once, and keeps spaces, numbers and empty texts as they are', () => {
    expect(readXml('<a>&amp;lt; &#38;lt;</a>').text).toBe('&lt; &lt;')
    expect(readXml('<a> 007.50\n</a>').text).toBe(' 007.50\n')
    expect(readXml('<a><b></b></a>').children[0]?.text).toBe('')
    expect(readXml('<a n="010"/>').attributes.n).toBe('010')
  })

  it('reads the children of one name in their order, however many there are', () => {
    const { children } = readXml('<a><b>1</b><c>2</c><b>3</b></a>')
    expect(children.map(({ name, text }) => name + text)).toEqual(['b1', 'c2', 'b3'])
  })

  it.each(['&#x1F;', '&#0;', '&#xFFFF;', '&#xD800;', '\u001f', '\ufffe', '\uffff'])(
    'replaces %j, which XML forbids, by a space (failure mode 20)',
    (character) => {
      expect(readXml(`<a>x${character}y</a>`).text).toBe('x y')
    },
  )

  it('takes the mark at the beginning of a file for no text', () => {
    expect(readXml('\ufeff<a>x</a>').text).toBe('x')
  })

  it.each([
    '',
    'text',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>text',
    '<a>&nope;</a>',
    '<a>a & b</a>',
    '<a>&lt</a>',
    '<a>&#1114112;</a>',
    '<a b="1" b="2"/>',
    '<a b=1/>',
    '<a><![CDATA[x</a>',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<html><br></html>',
    '<__proto__>x</__proto__>',
  ])('refuses %s', (document) => {
    expect(() => readXml(document)).toThrow(XmlError)
  })

  it('refuses what is deeper than any answer, and what is larger', () => {
    const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
    expect(readXml(nested(90)).name).toBe('a')
    expect(() => readXml(nested(200))).toThrow(XmlError)
    expect(() => readXml(`<a>${' '.repeat(64 * 1024 * 1024)}</a>`)).toThrow('too large')
  })

  it('refuses entities that would grow, without growing', () => {
    const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')
    expect(() => readXml(`<!DOCTYPE a [<!ENTITY e0 "x">${entities}]><a>&e20;</a>`)).toThrow(XmlError)
  })
})

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

describe('escapeXml', () => {
  it('gives back every text, with a space for what no XML may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const held = text.replaceAll(forbidden, ' ')
        const document = readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
        expect(document.text).toBe(held)
      }),
    )
  })

  it.each(['\u0007', '\ufffe', '\uffff', '\ud800', '\udc00x'])('never writes %j', (text) => {
    expect(escapeXml(`a${text}b`)).not.toMatch(forbidden)
  })

  it('keeps the end of a line of Windows, which readers would shorten', () => {
    expect(escapeXml('a\r\nb')).toBe('a&#13;\nb')
  })
})
