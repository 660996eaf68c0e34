import { approvals } from '@portal/contract/approvals.ts'
import { content } from '@portal/contract/content.ts'
import { favourites } from '@portal/contract/favourites.ts'
import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDemoRecords } from '../../../../tooling/demo-records.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { logIn } from './portal-client.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
}, 120_000)
afterAll(() => stack.stop())

const lists = async (soort: 'open' | 'besloten') => {
  const approver = await logIn(stack.portalUrl, 'goedkeurder')
  const asked = { gebruikersnaam: 'goedkeurder', language: 'nl-NL', soort } as const
  return (await approver.post(approvals.getSavedRequests, asked)).items
}

it('the demo has lists that wait, a rejected one, shared favourites, a price for urgency and pages without English, made once', async () => {
  const told = vi.spyOn(console, 'error')
  const ended = Promise.reject(new Error('The portal stopped before it was ready'))
  for (const ready of [ended, Promise.resolve(), Promise.resolve()])
    await addDemoRecords(stack.portalUrl, stack.dataDir, ready)
  expect(told).not.toHaveBeenCalled()
  const waiting = await lists('open')
  expect(waiting.map(({ lijstNaam, magBesluiten }) => [lijstNaam, magBesluiten])).toEqual([
    ['Fundering blok C', true],
    ['Verlichting bouwplaats', true],
  ])
  expect(waiting.every(({ aantalRegels }) => aantalRegels >= 2)).toBe(true)
  expect((await lists('besloten')).map(({ status, redenAfkeuring }) => [status, redenAfkeuring])).toEqual([
    ['Disapproved', expect.stringContaining('Eén hoogwerker')],
  ])
  const foreman = await logIn(stack.portalUrl, 'voorman')
  const shared = await foreman.post(favourites.getLists, { gebruikerLogin: 'voorman' })
  expect(shared.items).toMatchObject([{ eigen: false, aantalItems: 4, gedeeldMet: '10001' }])
  const administrator = await logIn(stack.portalUrl, 'beheerder')
  const overrides = (await administrator.post(settings.getAppSettings, {})).items
  expect(overrides.find(({ name }) => name === 'Spoed_Prijs')?.value).toBe('95')
  const { items } = await administrator.post(content.getPages, {})
  const languages = new Map(items.map(({ url, talen, staat }) => [url, [staat, talen.length]]))
  expect(languages.get('nieuws')).toEqual(['gepubliceerd', 3])
  expect(languages.get('nieuw-werk')).toEqual(['gepubliceerd', 4])
})
