import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedLink, isAllowedPicture, picturesOf } from './allowed-html.ts'
import { chooseText, hasContent, pageUrlOf, pageUrlShape } from './content-places.ts'

const hash = 'a'.repeat(64)

describe('a link of a page', () => {
  it.each(['https://example.com/a?b=c', 'http://example.com', 'mailto:a@b.nl', 'tel:+31301234567', '/materieel', '/'])(
    'may lead to %s',
    (href) => expect(isAllowedLink(href)).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' https://example.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:///example.com',
    'https://exam\u202eple.com',
    'example.com',
    '',
  ])('may not lead to %j', (href) => expect(isAllowedLink(href)).toBe(false))
})

describe('a picture of a page', () => {
  it('is one of the portal, by its hash', () => {
    expect(isAllowedPicture(`/afbeeldingen/${hash}`)).toBe(true)
    for (const src of [
      `https://example.com/afbeeldingen/${hash}`,
      `//example.com/afbeeldingen/${hash}`,
      `/afbeeldingen/${hash}?x`,
      `/afbeeldingen/../${hash}`,
      'data:image/png;base64,AAAA',
      'cid:x',
      '',
    ])
      expect(isAllowedPicture(src)).toBe(false)
  })

  it('is found in a text, each once', () => {
    const text = `<img src="/afbeeldingen/${hash}" alt=""><p>/afbeeldingen/x</p><img src="/afbeeldingen/${hash}">`
    expect(picturesOf(text)).toEqual([hash])
  })
})

describe('the address of a page', () => {
  it('is made of its name, whatever that is', () => {
    expect(pageUrlOf('  Nieuws & acties (São Paulo) ')).toBe('nieuws-acties-sao-paulo')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        const url = pageUrlOf(name)
        return url === '' || pageUrlShape.test(url)
      }),
    )
  })
})

describe('the text of a page', () => {
  const texts = [
    { taal: 'de-DE', html: '<p>Hallo</p>' },
    { taal: 'nl-NL', html: '<p>Dag</p>' },
    { taal: 'fr-FR', html: '<p> &nbsp;</p>' },
  ] as const

  it('is that of the language, else the Dutch one, else any', () => {
    expect(chooseText(texts, 'de-DE')?.html).toBe('<p>Hallo</p>')
    expect(chooseText(texts, 'fr-FR')?.html).toBe('<p>Dag</p>')
    expect(chooseText(texts.slice(0, 1), 'en-US')?.taal).toBe('de-DE')
    expect(chooseText(texts.slice(2), 'nl-NL')).toBeNull()
  })

  it('says something when it has words, a picture or a line', () => {
    expect(['<p></p>', '<p><br></p>', ' '].map(hasContent)).toEqual([false, false, false])
    expect(['<p>a</p>', '<p><img src="/x"></p>', '<hr>'].map(hasContent)).toEqual([true, true, true])
  })
})
