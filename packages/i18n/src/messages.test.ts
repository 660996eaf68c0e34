import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { isMessageKey, loadMessages } from './catalogue.ts'
import { type Locale, locales } from './locale.ts'
import { severityOf } from './severity.ts'

interface SpecMessage {
  key: string
  severity: string
  nl: string
  de: string
  fr: string
  en: string
}
interface SpecRule {
  id: string
  messageKey?: string
}

// The inventory has these fields in every row; a row without one fails its expectation below.
function readSpec<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`../../../spec/${name}`, import.meta.url), 'utf8')) as T[]
}

const specMessages = readSpec<SpecMessage>('messages.json')
const rules = readSpec<SpecRule>('rules.json').flatMap(({ id, messageKey }) =>
  id.startsWith('R-MSG-') && messageKey !== undefined ? [{ id, key: messageKey }] : [],
)

async function textOf(locale: Locale, key: string): Promise<string> {
  const messages = await loadMessages(locale)
  if (!isMessageKey(messages, key)) throw new Error(`${locale} has no text ${key}`)
  return messages[key]
}

async function expectSpecText(key: string): Promise<void> {
  const spec = specMessages.find((message) => message.key === key)
  expect(await textOf('nl-NL', key)).toBe(spec?.nl)
  expect(await textOf('de-DE', key)).toBe(spec?.de)
  expect(await textOf('fr-FR', key)).toBe(spec?.fr)
  expect(await textOf('en-US', key)).toBe(spec?.en)
  const dutch = await loadMessages('nl-NL')
  if (isMessageKey(dutch, key)) expect(severityOf(key)).toBe(spec?.severity)
}

/** The first reading of the texts of four languages takes long on a busy machine; no single message pays for it. */
const readingMs = 30_000
beforeAll(async () => void (await Promise.all(locales.map(loadMessages))), readingMs)

describe('messages of the specification', () => {
  it('covers all 120 messages and 52 rules', () => {
    expect(specMessages).toHaveLength(120)
    expect(rules).toHaveLength(52)
  })

  it.each(rules)('has $key in four languages with its severity ($id)', ({ key }) => expectSpecText(key))

  const ruled = new Set(rules.map((rule) => rule.key))
  it.each(specMessages.filter(({ key }) => !ruled.has(key)))(
    'has $key in four languages with its severity',
    ({ key }) => expectSpecText(key),
  )
})
