import { listCalls } from '@portal/contract/calls.ts'
import { describe, expect, it } from 'vitest'
import { questionsOfScreen, type Visitor } from './first-questions.ts'

const visitor: Visitor = { userName: null, location: null, hasProject: false }
const person: Visitor = { userName: 'uitvoerder', location: '10001', hasProject: false }
const asked = (path: string, who: Visitor) =>
  questionsOfScreen(path, who).map(({ call, input }) => [call.path.split('/').at(-1), input])
const place = { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' }

describe('the first questions of a screen', () => {
  it('begin with the settings, and are only those on rare screens', () => {
    for (const path of ['/inloggen', '/beheer', '/', '/bestellijst'])
      expect(asked(path, visitor)[0]).toEqual(['GetSettings', {}])
    expect(asked('/beheer/gebruikers', person)).toEqual([['GetSettings', {}]])
  })

  it('are about what the address names', () => {
    expect(asked('/details/311006', person)[1]).toEqual([
      'MaterieelDetails',
      { materieelSoort: '311006', materieellocatie: '10001' },
    ])
    expect(asked('/Details/A%20B%2F1', visitor)[1]?.[1]).toEqual({ materieelSoort: 'A B/1', materieellocatie: null })
    expect(asked('/catalogus/121', visitor).map(([name]) => name)).toEqual([
      'GetSettings',
      'GetItemCategories',
      'MaterieelCatalogus',
    ])
    expect(asked('/materieel', visitor).map(([name]) => name)).toEqual(['GetSettings', 'GetItemCategories'])
  })

  it('are only the settings at an unreadable address', () => {
    for (const path of ['/details/%E0%A4%A', '/catalogus/%', '/materieel/%zz'])
      expect(asked(path, person)).toEqual([['GetSettings', {}]])
  })

  it('are about the chosen location where there is one', () => {
    expect(asked('/materieelvoorraad', person)[2]).toEqual(['ToonVoorraad', place])
    expect(asked('/aanvragen', person)[2]).toEqual(['GetAanvragen', place])
    for (const who of [visitor, { ...person, location: null }])
      expect(asked('/materieelvoorraad', who)).toEqual([['GetSettings', {}]])
  })

  it('leave a project to the web, which asks other calls for it', () => {
    expect(asked('/aanvragen', { ...person, hasProject: true })).toEqual([['GetSettings', {}]])
  })

  it('only read', () => {
    const commands = new Set(listCalls().flatMap(({ call }) => (call.kind === 'command' ? [call.path] : [])))
    const paths = ['/', '/locatie', '/materieel', '/catalogus/1', '/details/1', '/bestellijst', '/bestellen/gegevens']
    const all = [...paths, '/aanvragen', '/orders/aanvoer', '/materieelvoorraad'].flatMap((path) =>
      questionsOfScreen(path, person),
    )
    expect(commands.size).toBeGreaterThan(50)
    expect(all.filter(({ call }) => commands.has(call.path))).toEqual([])
  })

  it('are such as their calls take', () => {
    for (const path of ['/', '/catalogus/1', '/details/1', '/bestellijst', '/bestellen/gegevens', '/materieelvoorraad'])
      for (const { call, input } of questionsOfScreen(path, person))
        expect(call.in.safeParse(input).error).toBeUndefined()
  })
})
