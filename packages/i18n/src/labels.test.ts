import { readFileSync } from 'node:fs'
import { errorStatus } from '@portal/contract/errors.ts'
import { settingKeys, settingsCatalogue } from '@portal/domain/settings/catalogue.ts'
import { settingAreas, settingGroups } from '@portal/domain/settings/setting-entry.ts'
import { settingFaultReasons } from '@portal/domain/settings/setting-fault.ts'
import { describe, expect, it } from 'vitest'
import { isMessageKey, loadMessages } from './catalogue.ts'

interface SpecEnum {
  name: string
  values: { value: string | number }[]
}
interface SpecRoute {
  path: string
  kind: string
}

// A row without these fields gives a key that no text has, which fails below.
function readSpec<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`../../../spec/${name}`, import.meta.url), 'utf8')) as T[]
}

const dutch = await loadMessages('nl-NL')
const withoutText = (keys: readonly string[]) => keys.filter((key) => !isMessageKey(dutch, key))

function unique(keys: readonly string[], least: number): readonly string[] {
  const set = new Set(keys)
  expect(set.size).toBeGreaterThanOrEqual(least)
  return [...set]
}

describe('labels', () => {
  it('exist for every error code', () => {
    expect(withoutText(unique(Object.keys(errorStatus), 50))).toEqual([])
  })

  it('exist for every setting, area, group and reason of refusal', () => {
    expect(withoutText(unique(settingKeys, 235).map((key) => `setting.${key}`))).toEqual([])
    expect(withoutText(unique(settingAreas, 29).map((area) => `area.${area}`))).toEqual([])
    expect(withoutText(unique(settingGroups, 10).map((group) => `settingGroup.${group}`))).toEqual([])
    expect(withoutText(unique(settingFaultReasons, 10).map((reason) => `settingFault.${reason}`))).toEqual([])
  })

  it('exist for every word of a list to choose from that a company did not change', () => {
    const lists = [
      'Bestellen_Transportmiddelen',
      'Afvoeren_Transportmiddelen',
      'Verplaatsen_Transportmiddelen',
      'TransportAanvraag_Transportmiddelen',
      'TransportAanvraag_Laadopties',
      'TransportAanvraag_WieLaadt',
      'Klacht_Types',
      'Klacht_Urgenties',
    ] as const
    const words = lists.flatMap((list) => settingsCatalogue[list].default.map((word) => `listWord.${word}`))
    expect(withoutText(unique(words, 18))).toEqual([])
  })

  it('exist for every column of a column setting', () => {
    const columns = Object.values(settingsCatalogue).flatMap((entry) =>
      entry.kind === 'column' ? entry.default.map(({ column }) => `column.${column}`) : [],
    )
    expect(withoutText(unique(columns, 50))).toEqual([])
  })

  it('exist for every value of every enumeration', () => {
    const keys = readSpec<SpecEnum>('enums.json').flatMap(({ name, values }) =>
      values.map(({ value }) => (name === 'FeatureArea' ? `area.${value}` : `enum.${name}.${value}`)),
    )
    expect(withoutText(unique(keys, 206))).toEqual([])
  })

  it('are the wanted ones for words of the back office that mislead', () => {
    expect(dutch['enum.RequestStatus.Cancelled']).toBe('Verwerkt')
    expect(dutch['enum.ExitOrderKind.Verschoting']).toBe('Verschroting')
  })

  it('exist for every screen', () => {
    const screens = readSpec<SpecRoute>('routes.json').filter((route) => route.kind === 'screen')
    expect(
      withoutText(
        unique(
          screens.map((route) => `page.${route.path}`),
          84,
        ),
      ),
    ).toEqual([])
  })

  it('distinguish every two settings of one area in each language', async () => {
    for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const) {
      const messages = await loadMessages(locale)
      const labels = settingKeys.map((key) => `${settingsCatalogue[key].area} ${messages[`setting.${key}`]}`)
      expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([])
    }
  })
})
