import { contract, listCalls } from '@portal/contract/calls.ts'
import type { AnyCall } from '@portal/contract/define.ts'
import { hubEvents, hubPath, hubTransports, ownConnectionHeader } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../test/builders.ts'
import { addTo, buildEquipment } from '../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import type { Audience, Change, Ctx, Hub } from '../platform/context.ts'
import { answersOf } from '../platform/memory/answers.ts'
import type { SessionUser } from '../platform/session-user.ts'
import { type CallPlan, planCall } from './call-plan.ts'
import { rooms } from './hub-rooms.ts'
import { runCommand } from './run-call.ts'

let portal: TestPortal
const sockets: Socket[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  await buildEquipment(portal)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => portal.close())

/** Of somebody who sends a command nothing but the name is asked here. */
const eva = { userName: 'eva' } as SessionUser

/** What windows are told when a command does this. */
async function toldBy(call: AnyCall, does: (ctx: Ctx) => void = () => {}) {
  const told: (readonly [Audience, Change])[] = []
  const hub: Hub = {
    ...portal.parts.hub,
    changed: (audience, change) => void (change.subjects.length > 0 && told.push([audience, change])),
    except: () => hub,
  }
  const serve = async (ctx: Ctx) => does(ctx)
  const served = { serving: { kind: 'command', serve }, shapeAnswer: () => null } as const
  const plan: CallPlan = { ...planCall('trial', contract.auth.logout, async () => null), ...served, call }
  const answers = answersOf(portal.parts.memory, { call: 'trial', reads: [], shape: (value) => value, preview: '' })
  const visit = { user: eva, sessionId: null, place: null, contents: new Map(), language: 'nl-NL' } as const
  const request = { requestId: crypto.randomUUID(), remoteAddress: '', userAgent: '', hostName: '', connection: null }
  const scope = { plan, parts: { ...portal.parts, hub }, answers, ...visit, ...request, findLocation: async () => null }
  await runCommand(scope, {}, null)
  return told
}

const commands = listCalls().flatMap(({ name, call }) => (call.kind === 'command' ? [[name, call] as const] : []))

describe('a second window of who sends a command', () => {
  it.each(commands)('%s: is told every subject that the command changes', async (_, call) => {
    const told = await toldBy(call)
    const theirs = told.filter(([audience]) => typeof audience === 'object' && 'user' in audience)
    expect(new Set(theirs.flatMap(([, { subjects }]) => subjects))).toEqual(new Set(call.changes))
    expect(theirs.map(([audience]) => audience)).toEqual(theirs.map(() => ({ user: 'eva' })))
  })

  it('is told which list it was, and of the other subjects that everything may have changed', async () => {
    const told = await toldBy(contract.ordering.saveForApproval, (ctx) => ctx.touch('orderLists', 'L1'))
    expect(told).toEqual([
      [{ user: 'eva' }, { subjects: ['orderLists'], ids: ['L1'] }],
      [{ user: 'eva' }, { subjects: ['approvals', 'mails'], ids: [] }],
      ['administrators', { subjects: ['mails'] }],
    ])
  })

  it('is told nothing by a command that changed nothing, and nobody is', async () => {
    expect(await toldBy(contract.categories.toggleItemCategories, (ctx) => ctx.changedNothing())).toEqual([])
  })
})

describe('others', () => {
  it.each(commands)(
    '%s: hear of the catalogue and of content all, of mails and the outbox administrators',
    async (_, call) => {
      const told = (await toldBy(call)).filter(([audience]) => typeof audience === 'string')
      const of = (...some: readonly string[]) => call.changes.filter((one) => some.includes(one))
      const expected = [
        ['all', { subjects: of('catalogue', 'content') }],
        ['administrators', { subjects: of('outbox', 'mails') }],
      ] as const
      expect(told).toEqual(expected.filter(([, { subjects }]) => subjects.length > 0))
    },
  )
})

describe('the window that sent a command', () => {
  /** A window of somebody that hears of order lists. */
  async function open(token: string) {
    const socket = io(portal.url, { path: hubPath, auth: { token }, transports: [...hubTransports] })
    sockets.push(socket)
    const heard: unknown[] = []
    socket.on(hubEvents.changed.name, (payload) => heard.push(payload))
    await waitFor(async () => socket.connected)
    return { heard, id: String(socket.id) }
  }

  it('gets no event of it, and their other windows do', async () => {
    const person = await buildPerson(portal)
    const { answer } = await addTo(portal, person, { materieelSoort: 'MOLEN' })
    const token = await portal.tokenOf(person.userName)
    const [own, other] = [await open(token), await open(token)]
    const rename = (newName: string, connection: string) =>
      portal.post(
        contract.orderList.renameList,
        { bestellijstId: answer.lijst?.id ?? '', newName },
        { token, headers: { [ownConnectionHeader]: connection } },
      )
    await rename('Ruwbouw', own.id)
    await waitFor(async () => other.heard.length === 1)
    // The name of a room would keep the change from everybody in it.
    await rename('Afbouw', rooms.user(portal.parts.tenant, person.userName))
    await waitFor(async () => own.heard.length > 0 && other.heard.length === 2)
    expect(own.heard).toEqual([{ subjects: ['orderLists'], ids: [answer.lijst?.id] }])
  })
})
