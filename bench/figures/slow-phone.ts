import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Location, locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { chromiumArguments, findChromium } from '../../tooling/find-chromium.ts'
import { root } from '../../tooling/processes.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'

interface Vitals {
  readonly lcp: number
  readonly cls: number
  /** With the moment at which they were asked for. */
  readonly scripts: readonly { readonly name: string; readonly sent: number; readonly began: number }[]
}

const siteManager = { gebruikerLogin: 'uitvoerder', materieellocatie: '10001' } as const
/** The screens that a site manager is on most, opened cold from a link. */
const screens = [
  { name: 'home of a visitor', path: '/', isVisitor: true },
  { name: 'home', path: '/' },
  { name: 'location', path: '/locatie' },
  { name: 'catalogue', path: '/catalogus/121' },
  { name: 'item', path: '/details/311006' },
  { name: 'order list', path: '/bestellijst' },
  { name: 'order wizard', path: '/bestellen/gegevens' },
  { name: 'requests', path: '/aanvragen' },
  { name: 'arrivals', path: '/orders/aanvoer' },
  { name: 'stock', path: '/materieelvoorraad' },
] as const
const most = { lcpMs: 2500, cls: 0.1, kilobytes: 180, chunkKilobytes: 60 } as const
/** The editor of content pages is open to few, and loads where it is used. */
const largeWhereUsed = /^RichEditor-/
const assets = join(root, 'apps', 'web', 'dist', 'assets')

async function asPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function observe(page: Page): Promise<void> {
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
}

/** What the portal keeps of somebody who logged in and chose a location. */
interface Kept {
  readonly token: string
  readonly locaties: readonly Location[]
}

/** A browser that was here before, but has only the cookies of it. */
async function openContext(browser: Browser, url: string, kept: Kept | null): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const cookies = {
    mp_auth: { authorisation: kept?.token, authenticated: true, loginMethod: 'Identity' },
    mp_locatie: { selectedLocation: siteManager.materieellocatie, projectSelected: false, locations: kept?.locaties },
  }
  const ofPerson = Object.entries(cookies).map(([name, value]) => ({
    name,
    value: encodeURIComponent(JSON.stringify(value)),
    url,
  }))
  if (kept !== null) await context.addCookies(ofPerson)
  return context
}

async function openCold(context: BrowserContext, url: string): Promise<Vitals> {
  const page = await context.newPage()
  await asPhone(page)
  await observe(page)
  await page.goto(url)
  // While the phone works nothing is loaded either: quiet counts from the first content on.
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    // Written by the script above.
    const { vitals } = globalThis as unknown as { vitals: { lcp: number; cls: number } }
    const scripts = performance.getEntriesByType('resource').flatMap((entry) => {
      if (!(entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))) return []
      const name = entry.name.slice(entry.name.lastIndexOf('/') + 1)
      return [{ name, sent: entry.encodedBodySize, began: entry.startTime }]
    })
    return { ...vitals, scripts }
  })
}

const zipped = (name: string): number => gzipSync(readFileSync(join(assets, name))).length / 1000

/** One load differs from the next by a third of a second, by what else the machine does: the middle one counts. */
const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** First JavaScript is what was asked for before the largest paint; what comes after it nobody waits for. */
function sentBefore({ lcp, scripts }: Vitals): number {
  return scripts.reduce((sum, { sent, began }) => sum + (began < lcp ? sent / 1000 : 0), 0)
}

function figureOf(name: string, opened: readonly Vitals[]): Figure {
  const paints = opened.map(({ lcp }) => lcp)
  const lcp = middleOf(paints)
  const cls = Math.max(...opened.map((one) => one.cls))
  const first = Math.max(...opened.map(sentBefore))
  const sent = middleOf(opened.map(({ scripts }) => scripts.reduce((sum, script) => sum + script.sent / 1000, 0)))
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  const range = `${seconds(Math.min(...paints))} to ${seconds(Math.max(...paints))}`
  return {
    id: 'P10',
    work: `${name} on a slow phone`,
    target: 'LCP ≤ 2.5 s, CLS ≤ 0.1, first JS ≤ 180 kB sent',
    measured: `LCP ${seconds(lcp)} s (middle of ${opened.length}, ${range}), CLS ${cls.toFixed(3)}, first JS ${first.toFixed(0)} kB, in all ${sent.toFixed(0)}`,
    ok: lcp <= most.lcpMs && cls <= most.cls && first <= most.kilobytes,
    values: { lcpMs: lcp, cls, firstKilobytes: first, sentKilobytes: sent },
  }
}

function largestChunk(): Figure {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js') && !largeWhereUsed.test(name))
  const [largest] = names.map((name) => ({ name, size: zipped(name) })).sort((a, b) => b.size - a.size)
  const size = largest?.size ?? 0
  return {
    id: 'P10',
    work: 'largest chunk, the editor apart',
    target: '≤ 60 kB gzip',
    measured: `${size.toFixed(0)} kB (${largest?.name})`,
    ok: size <= most.chunkKilobytes,
    values: { largestChunkKilobytes: size },
  }
}

/** P10: what a slow phone loads and waits for on the screens that are opened most, each with nothing kept. */
export async function measureSlowPhone({ stack, tokenOf, post, phone }: BenchContext): Promise<readonly Figure[]> {
  const token = await tokenOf(siteManager.gebruikerLogin)
  const { locaties } = await post(locations.getLocations, { gebruikersnaam: siteManager.gebruikerLogin }, token)
  const lines = ['111004', '121001', '311006'].map((materieelSoort) => ({
    type: 'Materieel' as const,
    aantal: 2,
    materieelSoort,
  }))
  await post(orderList.addItems, { ...siteManager, bestelListItems: lines }, token)
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const figures: Figure[] = []
  const chosen = screens.filter(({ name }) => phone.screens.length === 0 || phone.screens.includes(name))
  if (chosen.length === 0) throw new Error(`There are the screens ${screens.map(({ name }) => name).join(', ')}`)
  for (const { name, path, ...who } of chosen) {
    const opened: Vitals[] = []
    for (let load = 0; load < phone.loads; load += 1) {
      const context = await openContext(browser, stack.portalUrl, 'isVisitor' in who ? null : { token, locaties })
      // A portal that just started answers its first call late; one that is in use does not.
      await context.request.get(stack.portalUrl + path)
      opened.push(await openCold(context, stack.portalUrl + path))
      await context.close()
    }
    figures.push(figureOf(name, opened))
  }
  await browser.close()
  return [...figures, largestChunk()]
}
