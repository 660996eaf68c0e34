import { describe, expect, it } from 'vitest'
import { isSafeImage, mostImageBytes } from './safe-image.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

describe('isSafeImage', () => {
  it.each([
    '<path d="M0 0h10"/>',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    '<use href="#a"/><style>.a{fill:#fff}</style>',
    '<image href="data:image/png;base64,AAAA"/>',
  ])('takes a drawing: %s', (inside) => {
    expect(isSafeImage('image/svg+xml', svg(inside))).toBe(true)
  })

  it.each([
    '<script>alert(1)</script>',
    '<g onclick="alert(1)"/>',
    '<a href="https://example.com"><rect/></a>',
    '<image href="https://example.com/x.png"/>',
    '<use xlink:href="other.svg#a"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<style>@import url(https://example.com/x.css);</style>',
    '<rect style="fill:url(https://example.com/x)"/>',
    '<rect style="background:u\\72l(https://example.com/x)"/>',
    '<foreignObject><p/></foreignObject>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<path>',
  ])('refuses %s', (inside) => {
    expect(isSafeImage('image/svg+xml', svg(inside))).toBe(false)
  })

  it('refuses a style sheet or document type before the drawing', () => {
    const text = svg('<path d=""/>').toString()
    for (const start of [
      '<?xml-stylesheet href="https://example.com/x.css"?>',
      '<!DOCTYPE svg SYSTEM "file:///etc/passwd">',
    ])
      expect(isSafeImage('image/svg+xml', Buffer.from(text.replace('?>', `?>${start}`)))).toBe(false)
  })

  it('looks at the content, not at the name of the type', () => {
    const png = Buffer.from('89504e470d0a1a0a00', 'hex')
    expect(isSafeImage('image/png', png)).toBe(true)
    expect(isSafeImage('image/jpeg', png)).toBe(false)
    expect(isSafeImage('text/html', Buffer.from('<html/>'))).toBe(false)
    expect(isSafeImage('image/png', Buffer.concat([png, Buffer.alloc(mostImageBytes)]))).toBe(false)
  })
})
