import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../processes.ts'

/** A machine on which nothing is found on the PATH. */
const env = { ...process.env, PATH: '/nonexistent', CHROMIUM_PATH: '' }

function list(...args: readonly string[]): { code: number | null; output: string } {
  const done = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...args],
    { cwd: root, env, encoding: 'utf8' },
  )
  return { code: done.status, output: done.stdout + done.stderr }
}

it('the journeys are listed on a machine without a Chromium', () => {
  const { code, output } = list('--list')
  expect(output).toMatch(/Total: \d+ tests/)
  expect(code).toBe(0)
})

it('journeys that cannot run say what is missing', () => {
  const { code, output } = list('login')
  expect(output).toContain('No Chromium found')
  expect(code).toBe(1)
})
