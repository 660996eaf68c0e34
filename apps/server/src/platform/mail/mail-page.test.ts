import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, type MailPage, mailHtml, mailText } from './mail-page.ts'

const page: MailPage = {
  heading: 'Aanvraag P-1',
  paragraphs: ['Beste Eva,', 'Regel 1\nRegel 2'],
  facts: [
    ['Locatie', '10001'],
    ['Opmerking', ''],
  ],
  columns: ['Nummer', 'Aantal'],
  rows: [['MOLEN', '2 stuks']],
  link: { label: 'Bekijken', address: 'https://portaal.example/aanvragen/P-1?a=1&b="2"' },
  footer: 'Automatisch verstuurd.',
  accent: '#f5a800',
}

it('leaves a fact without a value out of both forms', () => {
  expect(mailText(page)).toContain('Locatie: 10001')
  expect(mailText(page)).not.toContain('Opmerking')
  expect(mailHtml(page)).not.toContain('Opmerking')
})

it('writes the link out as text and escapes it in HTML', () => {
  expect(mailText(page)).toContain('Bekijken: https://portaal.example/aanvragen/P-1?a=1&b="2"')
  expect(mailHtml(page)).toContain('href="https://portaal.example/aanvragen/P-1?a=1&amp;b=&quot;2&quot;"')
})

it('has no button where there is no address', () => {
  expect(mailHtml({ ...page, link: null })).not.toContain('<a ')
})

it('never lets a text become markup, wherever it stands', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.length
  const plain = tags(mailHtml(page))
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '/') }), (text) => {
      const hostile = { ...page, heading: text, paragraphs: ['x', `y${text}`], footer: text, rows: [[text, text]] }
      expect(tags(mailHtml({ ...hostile, paragraphs: ['x', `y${text}\nz`] }))).toBe(plain)
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
