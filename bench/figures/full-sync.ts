import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { tasks } from '@portal/contract/tasks.ts'
import { Client } from 'pg'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { load } from '../load.ts'

/** A demo tenant that is read from the back office when somebody visits it for the first time. */
const visited = { host: 'dura.localhost', database: 'portal_dura' }
const connections = 8
const mostMs = 180_000

/** Bytes of memory the portal had at most since it was last asked to forget; only where the system says it. */
function peakBytes(pid: number): number {
  const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) * 1024
}

function visit(portalUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = `${portalUrl}${categories.getItemCategories.path}`
    const headers = { host: visited.host, 'content-type': 'application/json' }
    const asked = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', resolve)
    })
    asked.on('error', reject).end('{}')
  })
}

/** Rows of the mirror once all of it was read and the search is made of it; null until then. */
async function rowsRead(client: Client, services: number): Promise<number | null> {
  const { rows } = await client.query<{ services: number; rows: number; searched: boolean }>(
    `select count(*) filter (where last_full_at is not null)::int as services, sum(row_count)::int as rows,
       exists (select from search_documents) as searched from sync_state`,
  )
  const [found] = rows
  return found !== undefined && found.services >= services && found.searched ? found.rows : null
}

async function waitUntilRead(bench: BenchContext): Promise<{ rows: number; seconds: number }> {
  const { rows } = await bench.pool.query<{ services: number }>('select count(*)::int as services from sync_state')
  const { host, port, user } = bench.pool.options
  const began = performance.now()
  void visit(bench.stack.portalUrl).catch(() => undefined)
  for (let client: Client | null = null; performance.now() - began < mostMs; await pause(50)) {
    try {
      if (client === null) {
        client = new Client({ host, port, user, database: visited.database })
        await client.connect()
      }
      const read = await rowsRead(client, rows[0]?.services ?? 0)
      if (read === null) continue
      await client.end()
      return { rows: read, seconds: (performance.now() - began) / 1000 }
    } catch {
      // Neither the database nor its tables are there at once.
      await client?.end().catch(() => undefined)
      client = null
    }
  }
  throw new Error('The back office was not read in time')
}

const isPicture = (id: string): boolean => id.includes('Image')

/** Seconds of reading what changed, which is nothing, with every task that does so by itself. */
async function readChanges(bench: BenchContext): Promise<number> {
  const token = await bench.tokenOf('beheerder')
  const list = async () => (await bench.post(tasks.getCronJobInfo, {}, token)).recurringJobs
  const repeated = (await list()).filter(
    ({ id, counts, call, everySeconds }) =>
      !isPicture(id) && (everySeconds !== null || (call !== null && counts !== null)),
  )
  let milliseconds = 0
  for (const { id } of repeated) {
    // One that runs by itself just now is waited for.
    while (!(await bench.post(tasks.triggerCronJob, { id }, token)).started) await pause(20)
    for (;;) {
      const run = (await bench.post(tasks.getCronJobRuns, { id }, token)).items[0]
      if (run?.outcome === 'failed') throw new Error(`${id} failed: ${run.errorInfo}`)
      if (run?.outcome === 'done' && run.startedBy === 'beheerder') {
        milliseconds += run.durationMs ?? 0
        break
      }
      await pause(20)
    }
  }
  return milliseconds / 1000
}

/** P7: the whole mirror of a second tenant is read while people look at pages of the first. */
export async function measureFullSync(bench: BenchContext): Promise<readonly Figure[]> {
  const { pid } = bench.stack.portal
  if (pid === undefined) throw new Error('The portal has no process')
  const { items } = await bench.post(categories.getItemCategories, {})
  const category = items.find((one) => one.aantalArtikelen >= 50 && one.aantalArtikelen <= 500)
  const page = {
    url: bench.stack.portalUrl + catalogue.getCatalogue.path,
    connections,
    headers: { authorization: `Bearer ${await bench.tokenOf('uitvoerder')}`, 'accept-encoding': 'gzip' },
    bodies: [JSON.stringify({ category: category?.id, materieellocatie: '10001' })],
  }
  await load({ ...page, seconds: 1 })
  const normal = await load({ ...page, seconds: bench.seconds })
  let isReading = true
  const reading = waitUntilRead(bench).finally(() => {
    isReading = false
  })
  const meanwhile: number[] = []
  while (isReading) meanwhile.push((await load({ ...page, seconds: 2 })).p99Ms)
  const { rows, seconds } = await reading
  const deltaSeconds = await readChanges(bench)
  const perSecond = rows / seconds
  const p99Ms = Math.max(...meanwhile)
  const megabytes = peakBytes(pid) / 1024 / 1024
  return [
    {
      id: 'P7',
      work: `full read of ${rows} rows while pages are asked`,
      target: '≥ 3,000 rows/s, ≤ 300 MB, page p99 ≤ 2 × normal, delta ≤ 2 s',
      measured: `${Math.round(perSecond)} rows/s in ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB at most, page p99 ${p99Ms.toFixed(0)} ms (normal ${normal.p99Ms.toFixed(0)}), delta ${deltaSeconds.toFixed(1)} s`,
      ok: perSecond >= 3000 && megabytes <= 300 && p99Ms <= 2 * normal.p99Ms && deltaSeconds <= 2,
      values: { rows, seconds, perSecond, megabytes, p99Ms, normalP99Ms: normal.p99Ms, deltaSeconds },
    },
  ]
}
