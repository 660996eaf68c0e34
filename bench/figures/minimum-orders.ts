import { ordering } from '@portal/contract/ordering.ts'
import type { BenchContext } from '../bench-context.ts'
import { deliveryDay } from '../delivery-day.ts'
import { drive, type Step } from '../drive.ts'
import type { Figure } from '../figure.ts'
import type { Colleague } from '../people.ts'
import { countRefused, forgetWaiting, untilOutboxRests } from '../rest.ts'
import { compare, figureOf, type Side } from '../side-by-side.ts'
import { fillLists } from './minimum-lists.ts'

const connections = 8
const linesPerOrder = 10
/** The simulator takes longer for each order in its books: after more turns sending those of one takes minutes. */
const fewWarmUps = 2
/** Lists that one person can order in a turn; far more than are. */
const listsEach = 500

const address = { adres: 'Werkweg 1', city: 'Utrecht', postCode: '3511 AB' }
const contact = { contactPersoon: 'J. Bouwer', contactTel: '0612345678' }

function ourOrder({ userName, locationNo }: Colleague, list: string, day: string) {
  return {
    ...{ language: 'nl-NL', bestellijstId: list, bestellijstNaam: '', gebruiker: userName },
    ...{ materieelLocatie: locationNo, reference: 'meting', opmerking: '', adressCode: '' },
    ...address,
    ...contact,
    ...{ depotnummer: '', depotAdressCode: '', gewensteLeverDatum: day, verwachteEindDatum: null },
    ...{ spoed: false, ophalen: false, voorwaardenGeaccepteerd: true },
  }
}

function bareOrder({ userName: user }: Colleague, list: string, day: string) {
  const { adres, city, postCode } = address
  const { contactPersoon, contactTel } = contact
  const form = { reference: 'meting', remark: '', address: adres, postCode, city, requestedBy: user.toUpperCase() }
  return { list, user, ...form, contact: contactPersoon, phoneNo: contactTel, day, deliveryDate: day }
}

type Make = (person: Colleague, list: string) => Step

/** Each connection is one person, whose lists are filled before the turn. */
function sideOf(
  bench: BenchContext,
  server: { readonly url: string; readonly pid: number | undefined },
  make: Make,
): Side {
  let scripts: readonly (readonly Step[])[] = []
  return {
    pid: server.pid,
    async prepare() {
      const people = (await bench.colleagues()).slice(0, connections)
      const many = people.flatMap((person) => Array.from({ length: listsEach }, () => person))
      const lists = await fillLists(bench, many, linesPerOrder)
      await bench.pool.query('analyze order_lists, order_list_items')
      scripts = people.map((owner) =>
        lists.filter(({ person }) => person === owner).map(({ person, id }) => make(person, id)),
      )
    },
    run: () => drive({ url: server.url, connections, seconds: bench.seconds, scriptOf: (at) => scripts[at] ?? [] }),
  }
}

/** Each order counts until the back office has it; one that it does not take has failed. */
function sentSide(side: Side, { pool }: BenchContext): Side {
  return {
    ...side,
    async settle(began) {
      await untilOutboxRests(pool)
      return countRefused(pool, began)
    },
  }
}

function sidesOf(bench: BenchContext): { readonly ours: Side; readonly minimum: Side } {
  const { stack, minimum } = bench
  const day = deliveryDay()
  const ours: Make = (person, list) => ({
    path: ordering.placeOrder.path,
    headers: person.headers,
    body: ourOrder(person, list, day),
  })
  const bare: Make = (person, list) => ({ path: '/order', body: bareOrder(person, list, day) })
  return {
    ours: sideOf(bench, { url: stack.portalUrl, pid: stack.portal.pid }, ours),
    minimum: sideOf(bench, { url: minimum.url, pid: minimum.process.pid }, bare),
  }
}

/**
 * M5: an order of ten lines until it is stored, while the back office takes them and while it is away. Processor and
 * statements are those of storing and sending together.
 */
export async function measurePlacing(bench: BenchContext): Promise<readonly Figure[]> {
  const wanted = { ratio: 0.3, p50: 3, cpu: 4 }
  const { ours, minimum } = sidesOf(bench)
  const work = `placing an order of ${linesPerOrder} lines, ${connections} at once`
  const sent = { ours: sentSide(ours, bench), minimum: sentSide(minimum, bench) }
  const present = await compare(bench.pool, sent, fewWarmUps)
  await bench.stack.backOffice.kill()
  const absent = await compare(bench.pool, { ours, minimum })
  await forgetWaiting(bench.pool)
  await bench.stack.backOffice.restart()
  return [
    figureOf('M5', `${work}, back office present`, { wanted, found: present }),
    figureOf('M5', `${work}, back office absent`, { wanted, found: absent }),
  ]
}
