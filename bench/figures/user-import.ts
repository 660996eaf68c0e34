import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { item } from '@portal/contract/item.ts'
import { users } from '@portal/contract/users.ts'
import { importHeading } from '@portal/domain/users/import-rows.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { createLightClient } from '../http-client.ts'
import { atPace, type LoadResult } from '../load.ts'

const people = 5000
const callsPerSecond = 40
/** Rows as a spreadsheet counts them, with what is wrong there. */
const wrong = new Map([
  [2, 'geen adres'],
  [2500, 'ook geen'],
  [people + 1, 'en dit niet'],
])

interface Refused {
  readonly code?: string
  readonly fields?: readonly { readonly field: string }[]
}

function csvOf(faults: ReadonlyMap<number, string>): string {
  const made = Date.now()
  const rows = Array.from({ length: people }, (_, at) => {
    const email = faults.get(at + 2) ?? `import${made}.${at}@bouw.example`
    return `${email};de Wit;Eva;Bouwbedrijf;Hijskraan#2027`
  })
  return [importHeading.join(';'), ...rows, ''].join('\r\n')
}

/** Sends a file as an administrator: how long that took, and what was answered. */
async function send({ stack, tokenOf }: BenchContext, csv: string) {
  const headers = { authorization: `Bearer ${await tokenOf('beheerder')}`, 'content-type': 'application/json' }
  const bestand = { naam: 'mensen.csv', inhoud: Buffer.from(csv).toString('base64') }
  const began = performance.now()
  const sent = { method: 'POST', headers, body: JSON.stringify({ bestand }) }
  const answer = await fetch(stack.portalUrl + users.importUsers.path, sent)
  const { code, fields = [] } = (await answer.json()) as Refused
  return { status: answer.status, code, fields, ms: performance.now() - began }
}

async function accounts({ pool }: BenchContext): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from users')
  return rows[0]?.count ?? 0
}

/** What people look at: a page of the catalogue and an item, as often as a busy company does and no oftener. */
async function openPages(bench: BenchContext) {
  const client = createLightClient()
  const headers = { authorization: `Bearer ${await bench.tokenOf('uitvoerder')}`, 'content-type': 'application/json' }
  const { items } = await bench.post(categories.getItemCategories, {})
  const category = items.find((one) => one.aantalArtikelen >= 50 && one.aantalArtikelen <= 500)?.id ?? ''
  const page = { category, materieellocatie: '10001' }
  const { catalogi } = await bench.post(catalogue.getCatalogue, page, await bench.tokenOf('uitvoerder'))
  const calls = [
    { path: catalogue.getCatalogue.path, input: page },
    { path: item.getItem.path, input: { materieelSoort: catalogi[0]?.materieelSoort, materieellocatie: '10001' } },
  ].map(({ path, input }) => ({ url: bench.stack.portalUrl + path, body: JSON.stringify(input) }))
  const open = async (round: number) => {
    const call = calls[round % calls.length]
    if (call !== undefined) await client.post(call.url, call.body, headers)
  }
  return {
    close: () => client.close(),
    during: (isOver: () => boolean) => atPace(callsPerSecond, isOver, open),
  }
}

type Pages = Awaited<ReturnType<typeof openPages>>

function rest(pages: Pages, seconds: number): Promise<LoadResult> {
  const until = performance.now() + seconds * 1000
  return pages.during(() => performance.now() > until)
}

/** Follows the import to its end as the screen does; how often its progress rose. */
async function follow(bench: BenchContext): Promise<number> {
  const token = await bench.tokenOf('beheerder')
  for (let risen = 0, seen = 0; ; await pause(500)) {
    const { laatste } = await bench.post(users.getImport, {}, token)
    if (laatste === null || laatste.stand === 'failed') throw new Error(`The import failed: ${laatste?.fout}`)
    if (laatste.klaar > seen) risen += 1
    seen = laatste.klaar
    if (laatste.stand === 'done') return risen
  }
}

/** P11: a file with three faults imports none and names them; corrected it imports all, while people look at pages. */
export async function measureUserImport(bench: BenchContext): Promise<readonly Figure[]> {
  const before = await accounts(bench)
  const refused = await send(bench, csvOf(wrong))
  const named = refused.fields.map(({ field }) => Number(field.split('.')[0]))
  const isNamed = refused.code === 'import.fouten' && [...wrong.keys()].every((row) => named.includes(row))
  const nothing = (await accounts(bench)) === before && named.length === wrong.size
  const pages = await openPages(bench)
  await rest(pages, 2)
  const normal = await rest(pages, 10 * bench.seconds)
  const began = performance.now()
  const sent = await send(bench, csvOf(new Map()))
  if (sent.status !== 200) throw new Error(`The file was refused: ${sent.code}`)
  let isOver = false
  const following = follow(bench).finally(() => {
    isOver = true
  })
  const meanwhile = await pages.during(() => isOver)
  const risen = await following
  const seconds = (performance.now() - began) / 1000
  pages.close()
  const made = (await accounts(bench)) - before
  const failures = normal.failures + meanwhile.failures
  const isQuick = meanwhile.p99Ms <= 2 * normal.p99Ms
  return [
    {
      id: 'P11',
      work: `${people} users of a file while pages are asked`,
      target: 'three faults named and nobody made; then all, page p99 ≤ 2 × normal',
      measured: `${named.length} named and ${nothing ? 'nobody' : 'somebody'} made in ${refused.ms.toFixed(0)} ms; ${made} made in ${seconds.toFixed(0)} s, progress seen ${risen} times, page p99 ${meanwhile.p99Ms.toFixed(1)} ms (normal ${normal.p99Ms.toFixed(1)}), p50 ${meanwhile.p50Ms.toFixed(1)} (${normal.p50Ms.toFixed(1)}), ${failures} failed`,
      ok: isNamed && nothing && made === people && risen > 5 && isQuick && failures === 0,
      values: {
        seconds,
        made,
        risen,
        p99Ms: meanwhile.p99Ms,
        normalP99Ms: normal.p99Ms,
        p50Ms: meanwhile.p50Ms,
        normalP50Ms: normal.p50Ms,
        checkMs: refused.ms,
        failures,
      },
    },
  ]
}
