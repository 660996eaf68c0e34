import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { stock } from '@portal/contract/stock.ts'
import { chromiumArguments, findChromium } from '../../tooling/find-chromium.ts'
import type { BenchContext } from '../bench-context.ts'
import { fillLocation } from '../busy-location.ts'
import type { Figure } from '../figure.ts'
import { forgetAnswers } from '../forget-answers.ts'
import { load } from '../load.ts'
import { startBareServer } from '../start-bare-server.ts'

const locationNo = '10003'
const rowCount = 5000
const connections = 8
const coldReads = 7

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Opens the page of the stock as somebody who is logged in and has chosen the location. */
async function openPage({ stack, tokenOf }: BenchContext): Promise<Page> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const cookies = {
    mp_auth: { authorisation: await tokenOf('uitvoerder'), authenticated: true, loginMethod: 'Identity' },
    mp_locatie: { selectedLocation: locationNo, projectSelected: false, locations: null },
  }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(JSON.stringify(value)),
      url: stack.portalUrl,
    })),
  )
  const page = await context.newPage()
  await page.goto(`${stack.portalUrl}/materieelvoorraad`)
  await page.getByRole('button', { name: 'Exporteren', exact: true }).waitFor()
  return page
}

async function measurePage(bench: BenchContext) {
  const page = await openPage(bench)
  const filterMs = await took(async () => {
    await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('BENCH-1234')
    await page.getByText('1 rij', { exact: true }).waitFor()
  })
  await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('')
  await page.getByText(`1–50 van ${rowCount}`).waitFor()
  await page.getByRole('button', { name: 'Exporteren', exact: true }).click()
  const exportMs = await took(async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporteren naar Excel' }).click()
    await (await saved).path()
  })
  await page.context().browser()?.close()
  return { filterMs, exportMs }
}

/** P6: the stock of a location with 5,000 rows: its page, a filter and an export. */
export async function measureBusyStock(bench: BenchContext): Promise<readonly Figure[]> {
  await fillLocation(bench.pool, locationNo, rowCount)
  const url = bench.stack.portalUrl + stock.getStock.path
  const headers = {
    authorization: `Bearer ${await bench.tokenOf('uitvoerder')}`,
    'content-type': 'application/json',
    'accept-encoding': 'br',
  }
  const body = JSON.stringify({ gebruikerLogin: 'uitvoerder', materieellocatie: locationNo })
  const read = async () => {
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (answer.status !== 200) throw new Error(`The stock was refused: ${answer.status}`)
    return (await answer.arrayBuffer()).byteLength
  }
  const cold: number[] = []
  for (let round = 0; round < coldReads; round += 1) {
    await forgetAnswers(bench.pool, 'stock')
    cold.push(await took(read))
  }
  const plain = Buffer.from(await (await fetch(url, { method: 'POST', headers, body })).arrayBuffer())
  const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const bare = await startBareServer(packed, 'br')
  const once = (at: string) => load({ url: at, connections, seconds: bench.seconds, headers, bodies: [body] })
  await once(url)
  const { p95Ms, perSecond, failures } = await once(url)
  const { p95Ms: bareP95Ms } = await once(bare.url)
  await bare.stop()
  // The answer has this shape; the contract tests hold it.
  const { items } = JSON.parse(plain.toString()) as { items: unknown[] }
  const kilobytes = packed.length / 1024
  const coldMs = median(cold)
  const { filterMs, exportMs } = await measurePage(bench)
  return [
    {
      id: 'P6',
      work: `stock of ${items.length} rows: page, filter, export`,
      target: 'page p95 ≤ 40 ms, export ≤ 1 s',
      measured: `p95 ${p95Ms.toFixed(0)} ms at ${connections} (bare Fastify ${bareP95Ms.toFixed(0)} ms, ${Math.round(perSecond)}/s, ${kilobytes.toFixed(0)} kB), after a change ${coldMs.toFixed(0)} ms, filter ${filterMs.toFixed(0)} ms, Excel ${exportMs.toFixed(0)} ms, ${failures} failed`,
      ok: p95Ms <= 40 && exportMs <= 1000 && failures === 0,
      values: { p95Ms, bareP95Ms, perSecond, kilobytes, coldMs, filterMs, exportMs, failures },
    },
  ]
}
