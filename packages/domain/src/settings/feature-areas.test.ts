import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsCatalogue } from './catalogue.ts'
import { featureAreas, switchesOfRoute } from './feature-areas.ts'
import { requiredFieldKeys, requiredFields } from './required-field-keys.ts'

interface SpecRoute {
  path: string
  featureArea?: string
}

// Only the two fields named above are read, and a missing one fails the expectations.
const routes = JSON.parse(readFileSync(new URL('../../../../spec/routes.json', import.meta.url), 'utf8')) as SpecRoute[]

describe('featureAreas', () => {
  it('has every App area of the catalogue with the switch of that name', () => {
    const areas = new Set(Object.values(settingsCatalogue).map((entry) => entry.area))
    const appAreas = [...areas].filter((area) => area.startsWith('App'))
    expect(Object.keys(featureAreas).sort()).toEqual(appAreas.sort())
    for (const [area, entry] of Object.entries(featureAreas)) expect(entry.switch).toBe(`${area}_Actief`)
  })

  it.each(routes)('puts $path under the switch of its area', ({ path, featureArea }) => {
    const [first, ...others] = switchesOfRoute(path)
    if (featureArea === undefined) expect(others).toEqual([])
    else expect(first).toBe(`${featureArea}_Actief`)
    for (const key of others) expect(settingsCatalogue[key].group).toBe('feature')
  })

  it('names only screens of the specification, the portal’s own pages of a site, and pages of /content-page/{name}', () => {
    const known = new Set(routes.map((route) => route.path))
    const named: string[] = Object.values(featureAreas).flatMap((entry) => [...entry.routes])
    const pages = named.filter((route) => !known.has(route))
    const own = [
      '/etiketten',
      '/machinemap',
      '/locatie/ronde',
      '/locatie/ronde/{ronde}',
      '/locatie/overdrachten/{overdracht?}',
    ]
    expect(pages).toEqual([...own, '/content-page/nieuw-werk'])
  })

  it('needs the approval switch besides the area for the screens of approvers', () => {
    expect(switchesOfRoute('/goed-te-keuren-aanvragen')).toEqual([
      'AppMaterieelaanvragen_Actief',
      'AppBestellen_Goedkeuring',
    ])
    expect(switchesOfRoute('/inloggen')).toEqual([])
  })

  it('needs the switch of moves for either end of a move (R-SET-32)', () => {
    expect(switchesOfRoute('/orders/van-verplaatsing')).toEqual([
      'AppMaterieelorders_Actief',
      'AppMaterieelorders_Verplaatsing_Actief',
      'AppMaterieelorders_VerplaatsingVan_Actief',
    ])
  })
})

describe('requiredFieldKeys', () => {
  it('uses every required flag of a form exactly once', () => {
    const used = Object.values(requiredFieldKeys).flatMap((fields) => Object.values(fields))
    const flags = Object.keys(settingsCatalogue).filter((key) => key.includes('_Verplicht_'))
    expect([...used].sort()).toEqual(flags.sort())
    expect(used).toHaveLength(59)
  })

  it('lists the fields whose flag is on', () => {
    expect(requiredFields('removal', (key) => key === 'Afvoeren_Verplicht_Referentie')).toEqual(['reference'])
    expect(requiredFields('registration', () => true)).toContain('email')
    expect(requiredFields('order', () => false)).toEqual([])
  })
})
