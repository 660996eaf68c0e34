import { catalogue } from '@portal/contract/catalogue.ts'
import { item } from '@portal/contract/item.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildItem } from '../../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { technicalProperties, translations, units } from '../../erp/mirror-tables.ts'

const rowVersion = 1n
let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

describe('texts', () => {
  it('come in the language asked and fall back to Dutch (R-GEN-15, R-ENT-06)', async () => {
    await buildItem(portal, { no: 'A1', description: 'Trilplaat' })
    await portal.db.insert(translations).values([
      { subject: 'Soort', code: 'A1', language: 'de-DE', text: 'Rüttelplatte', rowVersion },
      { subject: 'Techlabel', code: 'GEWICHT', language: 'fr-FR', text: 'Poids', rowVersion },
    ])
    const value = { value: '80', numericValue: 80, unit: 'kg', filterKind: 'Numeric', rowVersion }
    await portal.db
      .insert(technicalProperties)
      .values({ kind: 'Materieel', no: 'A1', lineNo: 1, label: 'Gewicht', ...value })
    const inLanguage = async (language: string) =>
      (
        await portal.post(
          item.getItem,
          { materieelSoort: 'A1', materieellocatie: null },
          { headers: { 'accept-language': language } },
        )
      ).answer
    expect((await inLanguage('de-DE')).omschrijving).toBe('Rüttelplatte')
    expect((await inLanguage('en-US')).omschrijving).toBe('Trilplaat')
    expect((await inLanguage('fr-FR')).technischeGegevens).toEqual([
      {
        label: 'Gewicht',
        text: '80 kg',
        labelTranslations: { 'fr-FR': 'Poids' },
        textTranslations: {},
        waarde: 80,
        filterSoort: 'Numeric',
      },
    ])
  })

  it("name an item's unit in the language asked, else in Dutch, else by its code (R-GEN-15)", async () => {
    // The words of technical data are not needed here; the units still are.
    await portal.close()
    portal = await startTestPortal({ settings: { AppDetails_TechnischeGegevensAnoniem: false } })
    await portal.db.insert(units).values({ code: 'UUR', description: 'Uur', rowVersion })
    await portal.db
      .insert(translations)
      .values({ subject: 'Eenheid', code: 'UUR', language: 'de-DE', text: 'Stunde', rowVersion })
    await buildItem(portal, { no: 'A1', unitCode: 'UUR' })
    await buildItem(portal, { no: 'A2', unitCode: 'KRAT' })
    const unitsIn = async (language: string) => {
      const input = { category: null, materieellocatie: null }
      const { answer } = await portal.post(catalogue.getCatalogue, input, { headers: { 'accept-language': language } })
      return answer.catalogi.map(({ eenheid }) => eenheid)
    }
    expect(await unitsIn('de-DE')).toEqual(['Stunde', 'KRAT'])
    expect(await unitsIn('fr-FR')).toEqual(['Uur', 'KRAT'])
  })

  it('write the unit of a technical value in the same language as the value (R-ENT-06)', async () => {
    await buildItem(portal, { no: 'A1' })
    await portal.db.insert(units).values({ code: 'UUR', description: 'Uur', rowVersion })
    await portal.db.insert(translations).values([
      { subject: 'Eenheid', code: 'UUR', language: 'de-DE', text: 'Stunde', rowVersion },
      { subject: 'Eenheid', code: 'UUR', language: 'fr-FR', text: 'Heure', rowVersion },
      { subject: 'Techtekst', code: 'ACHT', language: 'de-DE', text: 'acht', rowVersion },
    ])
    const fact = { kind: 'Materieel', no: 'A1', label: 'Duur', unit: 'UUR', filterKind: 'Numeric', rowVersion } as const
    await portal.db.insert(technicalProperties).values([
      { ...fact, lineNo: 1, value: '8', numericValue: 8 },
      { ...fact, lineNo: 2, value: 'Acht', numericValue: null },
    ])
    const { answer } = await portal.post(item.getItem, { materieelSoort: 'A1', materieellocatie: null })
    expect(answer.technischeGegevens.map(({ text, textTranslations }) => ({ text, textTranslations }))).toEqual([
      { text: '8 Uur', textTranslations: { 'de-DE': '8 Stunde', 'fr-FR': '8 Heure' } },
      { text: 'Acht Uur', textTranslations: { 'de-DE': 'acht Stunde' } },
    ])
  })
})
