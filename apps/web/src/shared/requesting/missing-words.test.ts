import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { loadMessages } from '@portal/i18n/catalogue.ts'
import { locales } from '@portal/i18n/locale.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultWords, type MissingWords } from '../../lib/fault-words.ts'
import { loadLaterTexts, switchLanguage, textOf } from '../../lib/text.ts'
import { missingInRequests } from './missing-words.ts'

beforeAll(async () => {
  await loadLaterTexts()
  await switchLanguage('nl-NL')
})

describe('what is asked for where a field is empty', () => {
  const asked: MissingWords = { ...missingInRequests, deliveryDate: 'missing.deliveryDate' }
  const forms = ['order', 'removal', 'move'] as const

  it.each(forms)('is a sentence of its own for every field that a setting makes required in a form of %s', (form) => {
    for (const field of Object.keys(requiredFieldKeys[form])) {
      expect(faultWords({ field, code: 'validatie.verplicht', params: {} }, asked, textOf), field).toMatch(
        /^(Kies|Vul) .*\.$/,
      )
    }
  })

  it('is the box to tick for the terms, and the words of the specification for a field without a sentence', () => {
    const words = (field: string, code: string) => faultWords({ field, code }, asked, textOf)
    expect(words('termsAccepted', 'validatie.voorwaarden')).toBe('Vink aan dat u akkoord gaat met de voorwaarden.')
    expect(words('other', 'validatie.verplicht')).toBe('Dit veld is verplicht.')
    expect(words('deliveryDate', 'datum.weekend')).toBe('Een datum in het weekend is niet mogelijk.')
    expect(words('deliveryDate', 'nobody.knows')).toBe(textOf('verzoek.onjuist'))
  })

  it.each(locales)('says in %s what to do, never that a field is required', async (locale) => {
    const asks = Object.entries(await loadMessages(locale)).filter(([key]) => /(^|\.)missing\./.test(key))
    expect(asks.length).toBeGreaterThan(45)
    const begins = {
      'nl-NL': /^(Kies|Vul|Vink) /,
      'de-DE': /^(Wählen|Geben|Nennen|Kreuzen) Sie/,
      'fr-FR': /^(Choisissez|Saisissez|Indiquez|Cochez) /,
      'en-US': /^(Choose|Enter|Tick) /,
    }[locale]
    expect(asks.filter(([, sentence]) => !begins.test(sentence))).toEqual([])
  })
})
