import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '../write-locales.ts'

/** Placeholders that stand for a number of things; another one may be a name or a number on paper. */
const counting = ['count', 'amount', 'pieces', 'days', 'limit', 'total', 'shown', 'hours', 'rows', 'lines', 'all']
/** A plural right after the number, with at most two words between: `{count} new items`. */
const english = new RegExp(`\\{(${counting.join('|')})\\}(?: [a-z]+){0,2}? (?!is|was|this|less)[a-z]+s\\b`)
const dutch = new RegExp(
  `\\{(${counting.join('|')})\\}(?: [a-zë]+ste| [a-z]+e)? (?!tonen|gekozen|gevonden|van|in)[a-zë]+(en|s)\\b`,
)

/** Texts whose number is never one, each with why. */
const neverOne: Readonly<Record<string, string>> = {
  'machines.moreInFolder': 'there are more than the hundred that are shown',
  'machines.folderFull': 'there are more than the two thousand of a folder',
  'quickOrder.hint': 'a pasted order may have two hundred lines',
  'validatie.max_tekens': 'texts may have at least ten characters',
  'settingFault.length': 'settings may have at least ten characters',
  'field.characters': 'texts may have at least ten characters',
  'zoeken.term_te_kort': 'a term has three characters',
  'item.orderUnit': 'said of items that go by two or more',
  'testStep.images.portal': 'a company has more than one picture',
  'requests.promise.part': 'said where part of several orders is done',
  'import.gelukt': 'the words of the specification',
  'weergave.te_veel': 'a table has room for twenty',
  'lijst.te_lang': 'a list has room for five hundred',
  'locatie.vandaag_te_veel': 'ten may be asked for in a day',
  'overdracht.te_veel_mail': 'sixty may be sent in a day',
  'import.te_veel': 'a file may have thousands of rows',
  'import.moreFaults': 'said above a hundred',
  'sync.vanished.text': 'only many rows at once are held back',
  'search.firstOf': 'said above 250',
  'stock.allMore': 'said above a whole page',
  'stock.findMore': 'said above a whole page',
  'mail.lockout.heading': 'said at the fifth failure',
  'locationChanges.numberHint': 'a number has up to five digits',
  'mail.invitation.link': 'a link is good for a day',
  'mail.prove.link': 'a link is good for a day',
  'instelling.begin_ver': 'a change may wait for four hundred days',
}

function textsOf(locale: string): ReadonlyMap<string, string> {
  return new Map(
    features.flatMap((feature) => {
      const file = readFileSync(new URL(`./${locale}/${feature}.json`, import.meta.url), 'utf8')
      // parity.test.ts checks that every value is a filled string.
      return Object.entries(JSON.parse(file) as Record<string, string>)
    }),
  )
}

/** Keys of texts that speak of several things whatever the number is. */
function alwaysPlural(): readonly string[] {
  const texts = textsOf('en-US')
  const inDutch = textsOf('nl-NL')
  return [...texts.keys()].filter((key) => {
    if (/_(one|other)$/.test(key) || texts.has(`${key}_one`)) return false
    return english.test(texts.get(key) ?? '') || dutch.test(inDutch.get(key) ?? '')
  })
}

describe('a number of things', () => {
  it('has words for one of them too', () => {
    expect(alwaysPlural().filter((key) => neverOne[key] === undefined)).toEqual([])
  })

  it('is excused only where it needs to be', () => {
    const found = alwaysPlural()
    expect(Object.keys(neverOne).filter((key) => !found.includes(key))).toEqual([])
  })

  it('has both forms, or one beside the words of the specification', () => {
    const texts = textsOf('nl-NL')
    const stems = [...texts.keys()].flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : []))
    expect(stems.filter((stem) => !texts.has(`${stem}_other`) && !texts.has(stem))).toEqual([])
  })
})
