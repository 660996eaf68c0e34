import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXml, findElement, readXml, XmlError } from './read-xml.ts'

describe('readXml', () => {
  it('reads elements, attributes, references and character data without prefixes', () => {
    const document = readXml(
      '<?xml version="1.0"?><!-- x --><s:A xmlns:s="urn:a" n=\'1 &amp; 2\'><b/><s:c>a&#233;&lt;<![CDATA[<d>]]></s:c></s:A>',
    )
    expect(document.name).toBe('A')
    expect(document.attributes.n).toBe('1 & 2')
    expect(findElement(document, 'c')?.text).toBe('aé<<d>')
    expect(document.children.map((child) => child.name)).toEqual(['b', 'c'])
  })

  it('replaces a reference to a character that XML forbids (failure mode 20)', () => {
    expect(readXml('<a>x&#x1F;y</a>').text).toBe('x y')
  })

  it.each(['<a>', '<a></b>', '<a/><b/>', 'text', '<a>&nope;</a>', '<!DOCTYPE a><a/>', '<html><br></html>'])(
    'refuses %s',
    (document) => {
      expect(() => readXml(document)).toThrow(XmlError)
    },
  )

  it('gives back every text that was escaped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`).text).toBe(text)
      }),
    )
  })
})
