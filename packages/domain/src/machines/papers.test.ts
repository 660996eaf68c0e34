import { describe, expect, it } from 'vitest'
import { machineFaultsOf, unfitFirst } from './machine-faults.ts'
import { isForEverybody, paperKindOf, paperKinds } from './paper-kind.ts'

describe('a paper', () => {
  it.each([
    ['Keuringscertificaat 511012-001 HIJS.pdf', 'Keuring', 'certificaat'],
    ['scan0001.pdf', 'Keuring', 'certificaat'],
    ['CE-verklaring 511012-001.pdf', 'Stuk', 'ce'],
    ['EG_verklaring_van_overeenstemming.pdf', 'Stuk', 'ce'],
    ['Déclaration de conformité.pdf', 'Stuk', 'ce'],
    ['Hijstabel Torenkraan.pdf', 'Soort', 'hijstabel'],
    ['Load chart.pdf', 'Soort', 'hijstabel'],
    ['Traglasttabelle LTM.pdf', 'Soort', 'hijstabel'],
    ['Veiligheidsinstructie Hoogwerker.pdf', 'Soort', 'veiligheid'],
    ['Gebruiksaanwijzing Trilplaat.pdf', 'Soort', 'handleiding'],
    ['Bedienungsanleitung.pdf', 'Soort', 'handleiding'],
    ['Mode d’emploi.pdf', 'Soort', 'handleiding'],
    ['Foto.png', 'Stuk', 'overig'],
    ['Procedure bij schade.pdf', 'Stuk', 'overig'],
  ])('%s of a %s is: %s', (naam, bron, kind) => {
    expect(paperKindOf({ naam, bron })).toBe(kind)
  })

  it('is for everybody only where it says how to use the machine, and how to do so safely', () => {
    expect(paperKinds.filter(isForEverybody)).toEqual(['handleiding', 'veiligheid'])
  })
})

const today = '2026-11-29'
const good = { omschrijving: 'HIJS', datum: '2026-01-05', volgendeDatum: '2027-01-05', resultaat: 'Approved' } as const
const standing = { huidig: 1, verwachteRetourDatum: null, buitenGebruik: false, keuringen: [good] }

describe('a machine', () => {
  it.each([
    ['is well', standing, []],
    ['was to go back today', { ...standing, verwachteRetourDatum: today }, []],
    ['was to go back yesterday', { ...standing, verwachteRetourDatum: '2026-11-28' }, [['te_laat', '', '2026-11-28']]],
    ['is on its way here', { ...standing, huidig: 0, verwachteRetourDatum: '2026-11-28' }, []],
    ['is good until today', { ...standing, keuringen: [{ ...good, volgendeDatum: today }] }, []],
    [
      'was good until yesterday',
      { ...standing, keuringen: [good, { ...good, omschrijving: 'BMWT', volgendeDatum: '2026-11-28' }] },
      [['keuring_verlopen', 'BMWT', '2026-11-28']],
    ],
    [
      'was refused',
      { ...standing, keuringen: [{ ...good, volgendeDatum: null, resultaat: 'Disapproved' as const }] },
      [['afgekeurd', 'HIJS', '2026-01-05']],
    ],
    [
      'has a result that nobody knows',
      { ...standing, keuringen: [{ ...good, resultaat: null }] },
      [['afgekeurd', 'HIJS', '2026-01-05']],
    ],
    ['is out of use', { ...standing, buitenGebruik: true }, [['buiten_gebruik', '', null]]],
  ])('that %s', (_, machine, faults) => {
    const found = machineFaultsOf(machine, today)
    expect(found.map(({ soort, keuring, datum }) => [soort, keuring, datum])).toEqual(faults)
  })

  it('that may not be worked with comes before the others, each as it was; being late is no reason', () => {
    const fault = (soort: 'te_laat' | 'afgekeurd') => ({ soort, keuring: '', datum: null })
    const machines = [
      { no: 1, gebreken: [] },
      { no: 2, gebreken: [fault('afgekeurd')] },
      { no: 3, gebreken: [fault('te_laat')] },
      { no: 4, gebreken: [fault('te_laat'), fault('afgekeurd')] },
    ]
    expect(unfitFirst(machines).map(({ no }) => no)).toEqual([2, 4, 1, 3])
  })
})
