import { contract } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { hubPath } from '@portal/contract/hub.ts'
import { importHeading, mostImportRows } from '@portal/domain/users/import-rows.ts'
import { io } from 'socket.io-client'

/** Somebody who does the worst that they may, with what they found out beforehand. */
export interface Attacker {
  readonly url: string
  readonly userName: string
  readonly token: string
  readonly locationNo: string
}

export interface Attack {
  readonly name: string
  /** The account that does it. */
  readonly as: string
  /** How many of it run at the same time. */
  readonly atOnce: number
  /** Done once before. */
  prepare?(attacker: Attacker): Promise<void>
  /** Done again and again until it is over; `round` counts from 0. */
  run(attacker: Attacker, round: number): Promise<void>
}

async function post({ url, token }: Attacker, call: AnyCall, body: string | object): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
  // Refused or cut off is as good for an attacker: it is the work before that which counts.
  await fetch(url + call.path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
}

const range = (amount: number) => Array.from({ length: amount }, (_, at) => at)
const inhoudOf = (text: string) => Buffer.from(text).toString('base64')
const tinyFiles = JSON.stringify({
  klachtId: 'K1',
  z: range(13_000).map((at) => ({ inhoud: inhoudOf(String.fromCharCode(at >> 8, at & 255, 1)) })),
})
const csv = (text: string) => ({ bestand: { naam: 'mensen.csv', inhoud: inhoudOf(text) } })
const shortLines = csv(`${importHeading.join(';')}\n${'a\n'.repeat(500_000)}`)
const oneFault = csv(
  [importHeading.join(';'), ...range(mostImportRows).map((at) => `a${at}@b.example;de Wit;Eva;Bouw;Hijskraan#20${at}`)]
    .join('\n')
    .replace('Hijskraan#205\n', 'kort\n'),
)
const unknownKeys = JSON.stringify(Object.fromEntries(range(60_000).map((at) => [`k${at}`, 1])))
const brackets = '['.repeat(500_000)

const favouriteLists = 50
const ids: string[] = []
async function fillFavourites(attacker: Attacker): Promise<void> {
  const who = { gebruikerLogin: attacker.userName }
  const items = range(500).map((at) => ({ type: 'Artikel', materieelSoort: `X${at}` }))
  for (const at of range(favouriteLists))
    await post(attacker, contract.favourites.addListAndItems, {
      ...who,
      titel: `Lijst ${at}`,
      items,
      materieellocatie: attacker.locationNo,
    })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${attacker.token}` }
  const answer = await fetch(attacker.url + contract.favourites.getLists.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(who),
  })
  const lists = (await answer.json()) as { items: readonly { id: string }[] } // as the contract says
  ids.push(...lists.items.map(({ id }) => id))
}

export const attacks: readonly Attack[] = [
  {
    name: 'tiny files',
    as: 'administratie',
    atOnce: 4,
    run: (attacker) => post(attacker, contract.complaints.uploadDocument, tinyFiles),
  },
  {
    name: 'csv of short lines',
    as: 'beheerder',
    atOnce: 2,
    run: (attacker) => post(attacker, contract.users.importUsers, shortLines),
  },
  {
    name: 'csv with one fault',
    as: 'beheerder',
    atOnce: 2,
    run: (attacker) => post(attacker, contract.users.importUsers, oneFault),
  },
  {
    name: 'favourites',
    as: 'uitvoerder',
    atOnce: 32,
    prepare: fillFavourites,
    run: (attacker, round) =>
      post(attacker, contract.favourites.getListsDetails, {
        gebruikerLogin: attacker.userName,
        id: ids[round % ids.length],
        materieellocatie: attacker.locationNo,
      }),
  },
  {
    name: 'reading without end',
    as: 'medewerker',
    atOnce: 32,
    run(attacker, round) {
      const seen = { gebruikerLogin: attacker.userName, materieellocatie: attacker.locationNo }
      const calls = [contract.stock.getStock, contract.requests.getRequests, contract.agenda.getToday]
      return post(attacker, calls[round % calls.length] ?? contract.stock.getStock, seen)
    },
  },
  {
    name: 'unknown fields',
    as: 'uitvoerder',
    atOnce: 8,
    run: (attacker) => post(attacker, contract.favourites.getLists, unknownKeys),
  },
  {
    name: 'brackets',
    as: 'uitvoerder',
    atOnce: 8,
    run: (attacker) => post(attacker, contract.favourites.getLists, brackets),
  },
  {
    name: 'searches of strangers',
    as: '',
    atOnce: 32,
    run: (attacker, round) => post(attacker, contract.search.getSuggestions, { term: `steiger ${round % 2000}` }),
  },
  {
    name: 'comments',
    as: 'uitvoerder',
    atOnce: 8,
    run: (attacker, round) =>
      post(attacker, contract.complaints.addComment, { klachtId: 'K1', tekst: `Nog een keer ${round}` }),
  },
  {
    name: 'live connections',
    as: 'uitvoerder',
    atOnce: 64,
    run: ({ url, token }) =>
      new Promise((resolve) => {
        const socket = io(url, { path: hubPath, auth: { token }, transports: ['websocket'], reconnection: false })
        socket.once('connect', () => resolve())
        socket.once('connect_error', () => {
          socket.close()
          resolve()
        })
      }),
  },
]
