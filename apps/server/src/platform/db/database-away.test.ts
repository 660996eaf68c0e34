import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const nowhere = '/nowhere/portal'
const faultOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

it('is a server whose socket is not there', async () => {
  const fault = await faultOf(new Client({ host: nowhere, user: 'portal', database: 'portal' }).connect())
  expect(fault).toMatchObject({ code: 'ENOENT' })
  expect(isDatabaseAway(new Error('Failed query', { cause: fault }))).toBe(true)
})

it('is not a file that is not there', async () => {
  const fault = await faultOf(readFile(nowhere))
  expect(fault).toMatchObject({ code: 'ENOENT' })
  expect(isDatabaseAway(fault)).toBe(false)
})
