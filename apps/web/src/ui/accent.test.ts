import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentOf, applyAccent, contrast } from './accent.ts'

describe('accent of a company', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('puts readable text on every colour that it takes', () => {
    const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colours, (colour) => {
        const own = accentOf(colour)
        return own === null || contrast(own.accent, own.text) >= 4.5
      }),
    )
  })

  it('takes no text that is no colour', () => {
    expect(accentOf('red; background: url(x)')).toBeNull()
    expect(accentOf('')).toBeNull()
  })

  it('is read from the page', () => {
    document.head.innerHTML = '<meta name="portal-accent" content="#0B6E4F">'
    applyAccent()
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe('#0b6e4f')
    expect(document.documentElement.style.getPropertyValue('--accent-text')).toBe('#ffffff')
  })
})
