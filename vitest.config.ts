import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { checkRows } from './tooling/check-rows.ts'

// A busy machine needs long for what is done in milliseconds elsewhere.
const node = { environment: 'node' as const, pool: 'forks' as const, hookTimeout: 60_000 }
/** A worker keeps its modules from file to file: that is a third of the work, and shows state kept outside a program. */
const kept = { ...node, isolate: false }

/** Tests that hold a duration of the quality figures. */
const timed = ['apps/server/test/process/shutdown.test.ts']
const web = {
  environment: 'jsdom' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: [fileURLToPath(new URL('apps/web/test/setup.ts', import.meta.url))],
}
/** Web tests that put something in the place of a module, or need one that nobody used yet or left something in. */
const ownModules = [
  'src/app/*.test.{ts,tsx}',
  'src/features/inspections/inspections.test.tsx',
  'src/features/order-list/deleting-list.test.tsx',
  'src/features/tasks/tasks.test.tsx',
  'src/lib/hub.test.ts',
  'src/lib/location-parts.test.ts',
  'src/lib/notifications.test.ts',
  'src/ui/parts.test.tsx',
]

export default defineConfig({
  test: {
    // The tests wait for databases and programs more than they compute.
    maxWorkers: 4,
    projects: [
      { test: { ...node, name: 'architecture', include: ['tooling/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          ...kept,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: ['packages/i18n/**', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      { test: { ...kept, name: 'texts', include: ['packages/i18n/**/*.test.ts'], testTimeout: 30_000 } },
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
          setupFiles: [fileURLToPath(new URL('apps/server/test/check-rows.ts', import.meta.url))],
          include: ['apps/server/**/*.test.ts'],
          exclude: timed,
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // After all others, with nothing else beside it.
      { test: { ...node, name: 'timed', include: timed, sequence: { groupOrder: 1 } } },
      {
        root: 'apps/web',
        test: { ...web, name: 'web', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: ownModules },
      },
      { root: 'apps/web', test: { ...web, name: 'web-alone', include: ownModules } },
    ],
  },
})
