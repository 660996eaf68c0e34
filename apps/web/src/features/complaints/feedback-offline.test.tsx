import { complaints } from '@portal/contract/complaints.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildComplaintDetails } from '../../../test/build-complaint.ts'
import { cutOff, fault, queuedStore, startQueue } from '../../../test/queue-in-memory.ts'
import { sendToStandIn } from '../../../test/sending.ts'
import { answer, freshPortal, logIn, openPage, refusal, sentTo, shownPath, uuid } from '../../../test/stand-in.tsx'
import { setOnline } from '../../lib/connectivity.ts'
import { sendNow } from '../../lib/queue/send-queue.ts'

vi.mock('../../lib/queue/queue-storage.ts', () => import('../../../test/queue-in-memory.ts'))

const given = { id: uuid(1), verwachteOplosDatum: '2026-11-26', mail: 'uit' } as const
const photo = (name: string, content = name) => new File([content], name, { type: 'image/jpeg' })
const waiting = () => queuedStore.get().filter(({ state }) => state !== 'done')

/** Fills in the form with photos, and gives what sends it. */
async function fill(...files: readonly File[]): Promise<HTMLElement> {
  await openPage('/klachten-aanmaken')
  await userEvent.type(await screen.findByLabelText(/Wat is er aan de hand/), 'Start niet')
  await userEvent.selectOptions(screen.getByLabelText(/Soort/), 'Materieel')
  await userEvent.selectOptions(screen.getByLabelText(/Urgentie/), 'Hoog')
  const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]')
  if (camera === null) throw new Error('A phone can take the photo here')
  for (const file of files) await userEvent.upload(camera, file)
  return screen.getByRole('button', { name: 'Feedback versturen' })
}

beforeAll(startQueue)
beforeEach(() => {
  fault.now = null
  queuedStore.set([])
  freshPortal()
  logIn()
  sendToStandIn()
  answer(complaints.createComplaint, given)
  answer(complaints.uploadDocument, { id: uuid(2), naam: 'een.jpg' })
  answer(complaints.getComplaint, buildComplaintDetails())
  answer(complaints.getDocuments, { items: [] })
})
afterEach(() => act(setOnline))

describe('feedback without a connection', () => {
  it('waits with its photos, and goes in order, each under a key of its own', async () => {
    const send = await fill(photo('een.jpg'), photo('twee.jpg'))
    const reconnect = cutOff()
    await userEvent.click(send)
    await vi.waitFor(() => expect(shownPath()).toBe('/nog-te-versturen'))
    expect(await screen.findByText('Feedback ‘Start niet’')).toBeTruthy()
    expect(screen.getByText('Bestand bij feedback: twee.jpg')).toBeTruthy()
    const keys = waiting().map(({ key }) => key)
    reconnect()
    await vi.waitFor(() => expect(waiting()).toEqual([]))
    const files = sentTo(complaints.uploadDocument)
    expect([...sentTo(complaints.createComplaint), ...files].map(({ key }) => key)).toEqual(keys)
    expect(files.map(({ input }) => [input.klachtId, input.bestand.naam, atob(input.bestand.inhoud)])).toEqual([
      [given.id, 'een.jpg', 'een.jpg'],
      [given.id, 'twee.jpg', 'twee.jpg'],
    ])
  })

  it('leaves its photos waiting while it is refused, and takes them along when it is left out', async () => {
    answer(complaints.createComplaint, () => refusal(400, 'validatie.keuze'))
    const send = await fill(photo('een.jpg'))
    const reconnect = cutOff()
    await userEvent.click(send)
    reconnect()
    await userEvent.click(await screen.findByRole('button', { name: 'Weglaten' }))
    await vi.waitFor(() => expect(queuedStore.get()).toEqual([]))
    expect(sentTo(complaints.uploadDocument)).toEqual([])
  })

  it('is kept whole or not at all: without room the person is told, and the form keeps what was typed', async () => {
    const send = await fill(photo('een.jpg'))
    cutOff()
    fault.now = new DOMException('full', 'QuotaExceededError')
    await userEvent.click(send)
    expect(await screen.findByText(/de opslag van uw browser is vol of niet toegestaan/)).toBeTruthy()
    expect(screen.getByLabelText(/Wat is er aan de hand/)).toHaveProperty('value', 'Start niet')
    expect(screen.getByText('een.jpg')).toBeTruthy()
    expect(queuedStore.get()).toEqual([])
    fault.now = null
    await userEvent.click(send)
    await vi.waitFor(() => expect(waiting()).toHaveLength(2))
  })

  it('says how much may wait when its photos are more', async () => {
    const large = photo('groot.jpg')
    Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 })
    const send = await fill(...Array.from({ length: 6 }, () => large))
    cutOff()
    await userEvent.click(send)
    expect(await screen.findByText(/samen hoogstens 50 MB/)).toBeTruthy()
    expect(queuedStore.get()).toEqual([])
  })
})

it('a photo that nobody answered for after its feedback was given goes later, with the same key', async () => {
  let isReached = false
  answer(complaints.uploadDocument, () => {
    if (!isReached) throw new TypeError('no network')
    return { id: uuid(2), naam: 'een.jpg' }
  })
  await userEvent.click(await fill(photo('een.jpg')))
  await vi.waitFor(() => expect(shownPath()).toBe(`/klacht-details/${given.id}`))
  expect(waiting().map(({ action }) => action)).toEqual([
    { kind: 'feedbackFile', of: { id: given.id }, name: 'een.jpg', bytes: 7 },
  ])
  isReached = true
  await act(() => sendNow())
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(new Set(sentTo(complaints.uploadDocument).map(({ key }) => key)).size).toBe(1)
})
