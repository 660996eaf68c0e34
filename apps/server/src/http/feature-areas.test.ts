import { listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import type { Problem } from '@portal/contract/errors.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { type FeatureArea, featureAreas } from '@portal/domain/settings/feature-areas.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson, buildUser } from '../../test/builders.ts'
import { arbitraryOf, inputSchema } from '../../test/schema-values.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { settingOverrides } from '../platform/db/schema/settings.ts'

let portal: TestPortal
let locationNo: string
let tokens: readonly (string | null)[]
beforeAll(async () => {
  portal = await startTestPortal({ capabilities })
  const person = await buildPerson(portal)
  locationNo = person.locationNo
  const chief = await buildUser(portal, { userName: 'chef', roles: ['SuperAdmin'], isAdministrator: true })
  tokens = [null, await portal.tokenOf(person.userName), await portal.tokenOf(chief)]
})
afterAll(() => portal.close())

async function send(call: AnyCall, token: string | null): Promise<{ status: number; code: string }> {
  const values = { materieellocatie: locationNo, materieelLocatie: locationNo }
  const answer = await fetch(portal.url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(fc.sample(arbitraryOf(inputSchema(call), values, 1), { numRuns: 1, seed: 7 })[0]),
  })
  const text = await answer.text()
  // Every refusal is a problem.
  return { status: answer.status, code: answer.ok ? '' : (JSON.parse(text) as Problem).code }
}

async function turn(area: FeatureArea, value: boolean): Promise<void> {
  const key = featureAreas[area].switch
  const row = { key, value, changedBy: 'test', changedAt: new Date() }
  await portal.db.insert(settingOverrides).values(row).onConflictDoUpdate({ target: settingOverrides.key, set: row })
  await waitFor(async () => portal.parts.settings.bool(key) === value)
}

const withArea = listCalls().flatMap(({ name, call }) =>
  call.area === undefined ? [] : [{ name, call, area: call.area }],
)

/**
 * What a document belongs to decides which area it is of, what became of new and closed locations is of three areas, and
 * the receipt of a removal is there without invoices, the day of a site leaves out what is switched off, and a label tells a
 * stranger what it does without the stock; their own tests prove the switches.
 */
const spanning = new Set([
  'agenda.getToday',
  'documents.getPieceDocuments',
  'documents.downloadDocument',
  'locationChanges.getChanges',
  'invoices.downloadReceipt',
  'machines.openMachine',
])
/** Features of which the visitor's part alone has a switch: who may log in is administered without registrations too. */
const administered = new Set(['users'])

describe('a switched-off area', () => {
  it.each(withArea)('closes $name for everybody, and opens it again (R-SCR-SHELL-25)', async ({ call, area }) => {
    // Some areas are off until a company turns them on.
    await turn(area, true)
    const before = await Promise.all(tokens.map((token) => send(call, token)))
    await turn(area, false)
    const mayAsk = tokens.filter((token) => token !== null || call.access === 'public')
    for (const token of mayAsk)
      expect(await send(call, token)).toEqual({ status: 403, code: 'error.niet_toegankelijk' })
    await turn(area, true)
    const after = await Promise.all(tokens.map((token) => send(call, token)))
    expect(after.map(({ status }) => status)).toEqual(before.map(({ status }) => status))
    expect(before.every(({ code }) => code === 'error.niet_toegankelijk')).toBe(false)
  })

  it('leaves the calls of every other area as they are', async () => {
    await turn('AppZoeken', false)
    for (const { call, area } of withArea.filter((one) => one.area !== 'AppZoeken' && one.call.access === 'public')) {
      expect((await send(call, null)).code, area).not.toBe('error.niet_toegankelijk')
    }
    await turn('AppZoeken', true)
  })

  it('is named by every call of the features that have one', () => {
    const features = new Set(withArea.map(({ name }) => name.split('.')[0] ?? ''))
    for (const feature of administered) features.delete(feature)
    const without = listCalls().filter(
      ({ name, call }) => call.area === undefined && features.has(name.split('.')[0] ?? '') && !spanning.has(name),
    )
    expect(without.map(({ name }) => name)).toEqual([])
    expect(features.size).toBeGreaterThan(6)
  })
})
