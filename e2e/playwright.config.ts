import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../tooling/find-chromium.ts'
import { isNightly } from '../tooling/nightly.ts'
import { testFolder } from '../tooling/test-folder.ts'
import { nightly } from './nightly.ts'

// Databases, files and browsers of the journeys, and of their workers.
process.env.TMPDIR = testFolder()

export default defineConfig({
  testDir: '.',
  // Journeys that only look, take long or are marked `nightly` are campaigns of `npm run prove` (decision: tests).
  testMatch: isNightly ? ['**/*.prove.ts', '**/*.spec.ts'] : '**/*.spec.ts',
  ...(isNightly ? {} : { grepInvert: new RegExp(nightly.tag) }),
  outputDir: '../.cache/journeys',
  globalSetup: './start-stacks.ts',
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/journeys.json' }]],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 25_000,
    launchOptions: chromiumLaunch(),
    // Following every step costs a fifth of the whole run; `--trace on` gives it for the journey that fails.
    trace: 'off',
    // A service worker fetches all files for every journey again; those about what it does let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
