import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FailingSite, query, startFailingSite, sync } from '../test/failing-site.ts'
import type { TestConnector } from '../test/test-connector.ts'

let site: FailingSite
beforeAll(async () => {
  site = await startFailingSite()
})
afterAll(() => site.stop())
afterEach(() => site.heal())

const dropField = (scope: string, field: string) =>
  site.control.fault({ kind: 'drop-field', scope, field, times: null })

async function errorsIn(connector: TestConnector): Promise<Record<string, unknown>> {
  const rows = await query(connector, 'select service, last_error from sync_state where last_error is not null')
  return Object.fromEntries(rows.map(({ service, last_error }) => [service, last_error]))
}

describe('what is published', () => {
  it('is compared with every table before one is read: each that lacks a field says which (failure modes 8 and 9)', async () => {
    const connector = await site.connect()
    await dropField('PortaalKeuring', 'Next_Date')
    await dropField('PortaalEenheid', 'Description')
    await site.control.fault({ kind: 'unpublish', scope: 'PortaalSet', times: null })
    await connector.mirror.checkSources()
    expect(await errorsIn(connector)).toEqual({
      PortaalEenheid: 'SchemaChanged: PortaalEenheid.Description is missing',
      PortaalKeuring: 'SchemaChanged: PortaalKeuring.Next_Date is missing',
      PortaalSet: 'SchemaChanged: PortaalSet is not published',
    })
    await expect(sync(connector, 'inspections')).rejects.toMatchObject({ details: { code: 'SchemaChanged' } })
  })

  it('stops the stock, too, when the ledger lacks the field by which stock moves are found', async () => {
    const connector = await site.connect()
    await dropField('PortaalVoorraadverloop', 'To_Location')
    await connector.mirror.checkSources()
    expect(await errorsIn(connector)).toEqual({
      PortaalVoorraad: 'SchemaChanged: PortaalVoorraadverloop.To_Location is missing',
    })
  })

  it('is no fault any more once it was put right, and other faults stay', async () => {
    const connector = await site.connect()
    await sync(connector, 'categories')
    await query(connector, `update sync_state set last_error = 'Http_500: No.' where service = 'PortaalCategorie'`)
    await dropField('PortaalEenheid', 'Description')
    await connector.mirror.checkSources()
    await site.control.clearFaults()
    await connector.gateway.checkServices()
    expect(await errorsIn(connector)).toEqual({ PortaalCategorie: 'Http_500: No.' })
  })

  it('is asked for again by the first read that it does not fit, for every table', async () => {
    const connector = await site.connect()
    await sync(connector, 'units')
    await dropField('PortaalEenheid', 'Description')
    await dropField('PortaalKeuring', 'Next_Date')
    const [unit] = await site.control.rows('PortaalEenheid')
    await site.control.row('PortaalEenheid', { Code: unit?.Code }, {})
    await expect(sync(connector, 'units')).rejects.toMatchObject({ kind: 'contract' })
    expect(await errorsIn(connector)).toEqual({
      PortaalEenheid: 'SchemaChanged: PortaalEenheid.Description is missing',
      PortaalKeuring: 'SchemaChanged: PortaalKeuring.Next_Date is missing',
    })
  })

  it('cannot be compared while the back office is away, which stops nothing', async () => {
    const connector = await site.connect()
    await site.control.fault({ kind: 'status', scope: '$metadata', status: 500, times: null })
    await connector.mirror.checkSources()
    expect(await errorsIn(connector)).toEqual({})
  })
})
