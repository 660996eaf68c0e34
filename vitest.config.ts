import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { checkRows } from './tooling/check-rows.ts'
import { isNightly } from './tooling/nightly.ts'
import { testFolder } from './tooling/test-folder.ts'

// A busy machine needs long for what is done in milliseconds elsewhere.
const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  hookTimeout: 60_000,
  env: { TMPDIR: testFolder() },
  ...(isNightly ? {} : { tagsFilter: ['!nightly'] }),
}
/** A worker keeps its modules from file to file: that is a third of the work, and shows state kept outside a program. */
const kept = { ...node, isolate: false }

const web = {
  environment: 'jsdom' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL('apps/web/test/setup.ts', import.meta.url))],
}
/**
 * Web tests that get modules of their own, because others would find what they left: those of the whole program, those that
 * put something in the place of a module, and those that say so.
 */
const isAlone = /^\/\/ Needs modules of its own: |\bvi\.(mock|doMock|resetModules)\(/m
const webFolder = fileURLToPath(new URL('apps/web', import.meta.url))
const ownModules = globSync('src/**/*.test.{ts,tsx}', { cwd: webFolder }).filter(
  (file) => file.startsWith('src/app/') || isAlone.test(readFileSync(`${webFolder}/${file}`, 'utf8')),
)

export default defineConfig({
  test: {
    // The tests wait for databases and programs more than they compute.
    maxWorkers: 4,
    tags: [
      {
        name: 'nightly',
        description: 'Left out by `npm test`, run by a campaign of `npm run prove` (decision: tests).',
      },
    ],
    projects: [
      { test: { ...node, name: 'architecture', include: ['tooling/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          ...kept,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: ['packages/i18n/**', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      { test: { ...kept, name: 'texts', include: ['packages/i18n/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          ...kept,
          name: 'simulator',
          include: ['apps/erp-simulator/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [checkRows()],
        test: {
          ...kept,
          name: 'server',
          setupFiles: ['check-rows', 'check-subjects'].map((file) =>
            fileURLToPath(new URL(`apps/server/test/${file}.ts`, import.meta.url)),
          ),
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Beside other programs a machine may need minutes for what hashes many passwords or starts many databases.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        root: 'apps/web',
        test: { ...web, name: 'web', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: ownModules },
      },
      { root: 'apps/web', test: { ...web, name: 'web-alone', include: ownModules } },
    ],
  },
})
