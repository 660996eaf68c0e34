import { allowedAttributes, allowedTags } from '@portal/domain/content/allowed-html.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attackStrings } from '../../../test/attack-strings.ts'
import { campaignSeed, howOften } from '../../../test/campaign.ts'
import { cleanHtml } from './clean-html.ts'

describe('the text of a page', () => {
  const safeTag = new RegExp(`^</?(${allowedTags.join('|')})[ />]`)
  const attributes = Object.values(allowedAttributes).flat()

  function expectHarmless(written: string): void {
    const clean = cleanHtml(written)
    for (const [tag] of clean.matchAll(/<[^>]*>/g)) {
      expect(`${tag} `).toMatch(safeTag)
      for (const [, name = ''] of tag.matchAll(/\s([a-z-]+)=/g)) expect(attributes).toContain(name)
      expect(tag).not.toMatch(/(javascript|data|vbscript):|elsewhere\.example"? .*ping/i)
    }
    expect(clean).not.toMatch(/<img(?![^>]*\/afbeeldingen\/)/)
    expect(cleanHtml(clean)).toBe(clean)
  }

  it.each(attackStrings)('runs nothing and loads nothing: %s', (attack) => {
    expectHarmless(`<p>voor</p>${attack}<p>na</p>`)
  })

  it('runs nothing and loads nothing, whatever pieces of attacks and of pages it is made of', () => {
    const pieces = attackStrings.flatMap((attack) => attack.split(/(?=[<>"' =/])/))
    const page = ['<p>', '</p>', '<a href="', '"', '>', '<!--', '-->', '<![CDATA[', ']]>', '<math>', '\u0000', '&lt;']
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces, ...page), fc.string({ maxLength: 5 })), { maxLength: 30 })
    const numRuns = howOften(1000, 20_000)
    fc.assert(
      fc.property(text, (parts) => expectHarmless(parts.join(''))),
      { numRuns, seed: campaignSeed },
    )
  })

  it('keeps what an editor makes', () => {
    const hash = 'b'.repeat(64)
    const html = `<h2>Kop</h2><p><strong>vet</strong> <em>schuin</em> <u>lijn</u> <s>door</s></p><ul><li><p>een</p></li></ul><ol><li><p>twee</p></li></ol><blockquote><p>citaat</p></blockquote><hr /><p><a href="https://example.com/a">elders</a> <a href="/materieel">hier</a></p><img src="/afbeeldingen/${hash}" alt="Hal" />`
    expect(cleanHtml(html)).toBe(html)
  })
})
