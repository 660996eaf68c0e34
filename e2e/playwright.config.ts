import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../tooling/find-chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/journeys',
  globalSetup: './start-stack.ts',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/journeys.json' }]],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
    trace: 'retain-on-failure',
  },
})
