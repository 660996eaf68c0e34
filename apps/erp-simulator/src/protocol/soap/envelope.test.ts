import { describe, expect, it } from 'vitest'
import { readOperation, soapEnvelope } from './envelope.ts'

const message = (inside: string, before = '') =>
  `<?xml version="1.0" encoding="utf-8"?>${before}<s:Envelope xmlns:s="${soapEnvelope}"><s:Body><Ping xmlns="urn:x"><text>${inside}</text></Ping></s:Body></s:Envelope>`
const textOf = (source: string) => readOperation(source).children[0]?.text

describe('a message', () => {
  it('is read with its references, character data and spaces', () => {
    expect(textOf(message('a&amp;lt;&#233;&#x20AC; <![CDATA[<b>&amp;]]> '))).toBe('a&lt;é€ <b>&amp; ')
    expect(textOf(message('007.50'))).toBe('007.50')
    expect(textOf(`\ufeff${message('x')}`)).toBe('x')
  })

  it.each([
    ['\u0007', '0x07'],
    ['&#7;', '0x07'],
    ['&#x1F;', '0x1F'],
    ['\ufffe', '0xFFFE'],
    ['\uffff', '0xFFFF'],
    ['&#xFFFF;', '0xFFFF'],
    ['&#xD800;', '0xD800'],
  ])('with %j is refused, as no XML may hold it', (character, hexadecimal) => {
    expect(() => readOperation(message(`a${character}b`))).toThrow(
      `'.', hexadecimal value ${hexadecimal}, is an invalid character.`,
    )
  })

  it('with a document type is refused, and no entity of it is used', () => {
    for (const type of ['<!DOCTYPE a>', '<!DOCTYPE a [<!ENTITY x "y">]>', '<!DOCTYPE a SYSTEM "file:///etc/hostname">'])
      expect(() => readOperation(message('&x;', type))).toThrow('DTD is prohibited')
  })

  it('with an undeclared entity is refused', () => {
    expect(() => readOperation(message('&nbsp;'))).toThrow("Reference to undeclared entity 'nbsp'.")
  })

  it.each([
    message('a & b'),
    message('<b></c>'),
    message('<__proto__>x</__proto__>'),
    message('<b>'.repeat(200) + '</b>'.repeat(200)),
    `${message('x')}<again/>`,
    `${message('x')} and more`,
    message('x').replace('</s:Envelope>', ''),
    '<Ping/>',
    '',
  ])('that is no SOAP is refused: %s', (source) => {
    expect(() => readOperation(source)).toThrow('The message is not a SOAP envelope.')
  })
})
