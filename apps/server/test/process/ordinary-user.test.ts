// @module-tag nightly
import { existsSync, statSync } from 'node:fs'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../../tooling/processes.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { logIn } from './portal-client.ts'

const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const othersMayRead = (statSync(root).mode & 0o005) === 0o005

let stack: Stack | null = null
afterAll(() => stack?.stop())

it('starts and serves as a user without any rights', { timeout: 120_000 }, async ({ skip }) => {
  // Without root nobody else can be started; then every other test here runs as such a user already.
  skip(!isRoot, 'only root can start a program as somebody else')
  skip(!othersMayRead, `${root} is not readable for others`)
  stack = await startStack({ account: nobody, scale: 0.1 })
  const client = await logIn(stack.portalUrl, 'uitvoerder')
  const { locaties } = await client.post(contract.locations.getLocations, { gebruikersnaam: 'uitvoerder' })
  expect(locaties.length).toBeGreaterThan(0)
  expect(statSync(`${stack.dataDir}/postgres/data`).uid).toBe(nobody.uid)
  expect(await stack.endPortal()).toBe(0)
  expect(existsSync(`${stack.dataDir}/postgres/data/postmaster.pid`)).toBe(false)
})
