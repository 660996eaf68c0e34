import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { approvals } from '@portal/contract/approvals.ts'
import { auth } from '@portal/contract/auth.ts'
import { content } from '@portal/contract/content.ts'
import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { favourites } from '@portal/contract/favourites.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import { search } from '@portal/contract/search.ts'
import { settings } from '@portal/contract/settings.ts'
import { addWorkingDays } from '@portal/domain/calendar/working-days.ts'
import { demoPages } from './demo-pages.ts'

const password = 'Welkom-2026!'

type Send = <C extends AnyCall>(call: C, input: CallInput<C>) => Promise<CallAnswer<C>>
type Items = CallInput<typeof orderList.addDetails>['bestelListItems']

const sendAt =
  (url: string, token: string | null): Send =>
  async (call, input) => {
    const answer = await fetch(url + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${text.slice(0, 200)}`)
    // The server has checked its answer against the contract.
    return text === '' ? null : JSON.parse(text)
  }

async function logInAt(url: string, account: string): Promise<Send> {
  const { token } = await sendAt(url, null)(auth.login, { gebruikersnaam: account, wachtwoord: password })
  return sendAt(url, token)
}

/** What a site asks for in its own words: how many of the first item that the search finds; nothing where it finds none. */
async function findItems(send: Send, wanted: Readonly<Record<string, number>>): Promise<Items> {
  const found = await Promise.all(
    Object.entries(wanted).map(async ([term, aantal]) => {
      const { items } = await send(search.getSuggestions, { term, maximum: 8 })
      return items.flatMap(({ kind, materieelSoort }) =>
        kind === 'Materieel' || kind === 'Artikel' ? [{ type: kind, materieelSoort, aantal }] : [],
      )[0]
    }),
  )
  return found.flatMap((item) => item ?? [])
}

interface Asked {
  readonly name: string
  readonly remark: string
  readonly days: number
  readonly items: Items
}

/** The foreman submits a list of its own at 10004. @returns the number of the submission */
async function submit(foreman: Send, { name, remark, days, items }: Asked): Promise<string> {
  const place = { gebruikerLogin: 'voorman', materieellocatie: '10004' }
  const list = await foreman(orderList.addList, { ...place, naam: name })
  await foreman(orderList.addDetails, { ...place, bestellijstId: list.id, bestelListItems: items })
  const today = new Date().toISOString().slice(0, 10)
  const { savedAanvraagNummer } = await foreman(ordering.saveForApproval, {
    ...{ language: 'nl-NL', bestellijstId: list.id, bestellijstNaam: name, gebruiker: 'voorman' },
    ...{ materieelLocatie: '10004', reference: name, opmerking: remark },
    ...{ adressCode: '', adres: 'Kade 12', city: 'Rotterdam', postCode: '3011 AA' },
    ...{ contactPersoon: 'Sjoerd Visser', contactTel: '06 12345678', depotnummer: '', depotAdressCode: '' },
    gewensteLeverDatum: addWorkingDays(today, days),
    verwachteEindDatum: addWorkingDays(today, days + 20),
    ...{ spoed: false, ophalen: false, voorwaardenGeaccepteerd: true },
  })
  return savedAanvraagNummer
}

/**
 * What people of the demo company have of their own, made by the calls that they would use: lists that wait for approval,
 * one that was rejected, favourites that are shared, a price for urgency, and pages of the company, one without English.
 */
export async function makeDemoRecords(url: string): Promise<void> {
  const [manager, foreman, approver, administrator] = await Promise.all(
    ['uitvoerder', 'voorman', 'goedkeurder', 'beheerder'].map((account) => logInAt(url, account)),
  )
  if (!manager || !foreman || !approver || !administrator) return
  const rejected = await submit(foreman, {
    name: 'Afbouw eerste verdieping',
    remark: '',
    days: 6,
    items: await findItems(foreman, { hoogwerker: 2, bouwstofzuiger: 3 }),
  })
  await approver(approvals.rejectSavedRequest, {
    savedAanvraagNummer: rejected,
    redenAfkeuring: 'Eén hoogwerker is genoeg: de schilder komt een week later.',
  })
  await submit(foreman, {
    name: 'Fundering blok C',
    remark: 'Graag vóór 8.00 uur, daarna is de straat dicht.',
    days: 9,
    items: await findItems(foreman, { minigraver: 1, trilplaat: 2, dompelpomp: 2 }),
  })
  await submit(foreman, {
    name: 'Verlichting bouwplaats',
    remark: '',
    days: 14,
    items: await findItems(foreman, { lichtmast: 2, 'led straler': 6 }),
  })
  await manager(favourites.addListAndItems, {
    gebruikerLogin: 'uitvoerder',
    titel: 'Vaste spullen steigerploeg',
    items: await findItems(manager, { rolsteiger: 2, harnas: 4, 'led straler': 4, haspel: 4 }),
    materieellocatie: '10001',
  })
  await administrator(settings.updateAppSettings, { items: [{ name: 'Spoed_Prijs', kind: 'string', value: '95' }] })
  for (const page of demoPages) await administrator(content.savePage, { guid: null, versie: 0, ...page })
}

/**
 * Makes them once in a data folder, as soon as the portal is ready; what somebody changed since stays as it is. A portal that
 * ended before it was ready gets them at its next start.
 */
export async function addDemoRecords(url: string, dataDir: string, ready: Promise<void>): Promise<void> {
  const mark = join(dataDir, 'demo-records')
  if (existsSync(mark)) return
  const isReady = await ready.then(
    () => true,
    () => false,
  )
  if (!isReady) return
  // Made halfway is better than made twice.
  writeFileSync(mark, '')
  try {
    await makeDemoRecords(url)
  } catch (error) {
    console.error(`Niet alle voorbeelden van de demo zijn gemaakt: ${error instanceof Error ? error.message : error}`)
  }
}
