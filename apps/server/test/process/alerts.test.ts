// @module-tag nightly
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../../tooling/processes.ts'

const promtool = '/usr/bin/promtool'

it.each([
  ['are rules of Prometheus', ['check', 'rules', 'portal.rules.yml']],
  ['are told when they should, and not before', ['test', 'rules', 'portal.rules.test.yml']],
])('the alerts of deploy/ %s', (_what, words) => {
  expect(existsSync(promtool), 'apt-get install prometheus').toBe(true)
  const { status, stdout, stderr } = spawnSync(promtool, words, {
    cwd: join(root, 'deploy', 'prometheus'),
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
