import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentKindOf, isShownInBrowser, servedTypeOf } from './document-kind.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the kind of a document', () => {
  it.each([
    ['application/pdf', 'pdf', true],
    ['Application/PDF; version=1.7', 'pdf', true],
    ['image/jpeg', 'image', true],
    [docx, 'text', false],
    ['text/csv', 'sheet', false],
    ['text/html', 'other', false],
    ['image/svg+xml', 'other', false],
    ['', 'other', false],
    ['toString', 'other', false],
  ] as const)('%s is %s', (type, kind, shown) => {
    expect(documentKindOf(type)).toBe(kind)
    expect(isShownInBrowser(type)).toBe(shown)
  })

  it('decides that nothing but the listed types travels under its own name', () => {
    fc.assert(
      fc.property(fc.string(), (type) => {
        expect(['pdf', 'image', 'text', 'sheet', 'other']).toContain(documentKindOf(type))
        if (documentKindOf(type) === 'other') expect(servedTypeOf(type)).toBe('application/octet-stream')
      }),
    )
    expect(servedTypeOf(` ${docx.toUpperCase()} `)).toBe(docx)
    expect(servedTypeOf('text/html')).toBe('application/octet-stream')
  })
})
