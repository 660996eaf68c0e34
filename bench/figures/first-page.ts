import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../tooling/find-chromium.ts'
import { root } from '../../tooling/processes.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'

interface Vitals {
  lcp: number
  cls: number
}

const gzipKilobytes = (path: string): number => gzipSync(readFileSync(path)).length / 1024

/** P10: what a slow phone loads and waits for on the first page. */
export async function measureFirstPage({ stack }: BenchContext): Promise<readonly Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const vitals = { lcp: 0, cls: 0 }
    Object.assign(globalThis, { vitals })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') vitals.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(stack.portalUrl)
  // While the phone works nothing is loaded either: quiet counts from the first picture on.
  await page.locator('main img').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Written by the script above.
  const { lcp, cls } = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await browser.close()
  const dist = join(root, 'apps', 'web', 'dist')
  const first = scripts.reduce((sum, path) => sum + gzipKilobytes(join(dist, path)), 0)
  const chunks = readdirSync(join(dist, 'assets')).filter(
    (name) => name.endsWith('.js') && !scripts.some((path) => path.endsWith(name)),
  )
  const largest = Math.max(0, ...chunks.map((name) => gzipKilobytes(join(dist, 'assets', name))))
  return [
    {
      id: 'P10',
      work: 'first page on a slow phone',
      target: 'JS ≤ 180 kB, LCP ≤ 2.5 s, CLS ≤ 0.1, chunks ≤ 60 kB',
      measured: `JS ${first.toFixed(0)} kB, LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, largest chunk ${largest.toFixed(0)} kB`,
      ok: first <= 180 && lcp <= 2500 && cls <= 0.1 && largest <= 60,
      values: { firstKilobytes: first, lcpMs: lcp, cls, largestChunkKilobytes: largest },
    },
  ]
}
