import { setTimeout as pause } from 'node:timers/promises'
import { item } from '@portal/contract/item.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { mebibytesOf } from '../mebibytes-of.ts'
import { startMinimum } from '../minimum/start-minimum.ts'

const mostMebibytes = 215
const mostFirstMs = 1000
const longestWaitMs = 60_000
/** The portal gives back what only the load needed once it has been quiet for a while. */
const restMs = 40_000

/** Until the item is answered; nobody listens at first. */
async function untilAnswered(url: string, body: object): Promise<void> {
  const giveUpAt = performance.now() + longestWaitMs
  while (performance.now() < giveUpAt) {
    const isThere = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await pause(5)
  }
  throw new Error(`${url} was not answered in time`)
}

/** M6: memory at rest after everything that was measured before, and from the start of the process to the first item. */
export async function measureMemory(bench: BenchContext): Promise<readonly Figure[]> {
  const { stack, minimum, pool } = bench
  const atOnce = mebibytesOf(stack.portal.pid)
  await pause(restMs)
  const ours = mebibytesOf(stack.portal.pid)
  const bare = mebibytesOf(minimum.process.pid)
  const { rows } = await pool.query<{ no: string }>('select no from erp_items where not blocked order by no limit 1')
  const no = rows[0]?.no ?? ''
  const beganMinimum = performance.now()
  const second = await startMinimum(bench.database, bench.stack.backOffice.url)
  await untilAnswered(`${second.url}/item`, { no, group: '', language: 'nl-NL' })
  const bareFirstMs = performance.now() - beganMinimum
  await second.stop()
  await stack.endPortal()
  const began = performance.now()
  const starting = stack.restartPortal()
  await untilAnswered(stack.portalUrl + item.getItem.path, { materieelSoort: no, materieellocatie: null })
  const firstMs = performance.now() - began
  // Stopping the bench stops what runs then.
  bench.replacePortal(await starting)
  return [
    {
      id: 'M6',
      work: 'memory after load',
      target: `≤ ${mostMebibytes} MiB`,
      measured: `${ours.toFixed(0)} MiB (${atOnce.toFixed(0)} at once; minimum ${bare.toFixed(0)})`,
      ok: ours > 0 && ours <= mostMebibytes,
      values: { ours, atOnce, bare },
    },
    {
      id: 'M6',
      work: 'process start to the first item',
      target: `≤ ${mostFirstMs} ms`,
      measured: `${firstMs.toFixed(0)} ms with its database (minimum ${bareFirstMs.toFixed(0)} without)`,
      ok: firstMs <= mostFirstMs,
      values: { firstMs, bareFirstMs },
    },
  ]
}
