import { hubEvents } from '@portal/contract/hub.ts'
import { users } from '@portal/contract/users.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, freshPortal, openPage, sentTo } from '../../test/stand-in.tsx'
import { tokenFor } from '../../test/token-for.ts'
import { watchHub } from './hub.ts'
import { startSession } from './session.ts'

const { heard } = vi.hoisted(() => ({ heard: new Set<(name: string, payload: unknown) => void>() }))
// The network is not the subject: a connection that these tests speak through themselves.
vi.mock('socket.io-client', () => ({
  io: () => ({
    onAny: (listener: (name: string, payload: unknown) => void) => heard.add(listener),
    on: () => {},
    io: { on: () => {} },
    disconnect: () => heard.clear(),
  }),
}))

const tell = (name: string) =>
  act(async () => {
    for (const listener of heard) listener(name, {})
  })

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['Admin'] }), 'Identity')
  const tellingen = { alle: 0, beheerders: 0, uitgenodigd: 0, geblokkeerd: 0, onbekend: 0 }
  answer(users.getUsers, { items: [], totaal: 0, tellingen })
})

describe('a screen that follows an event', () => {
  it.each([hubEvents.usersUpdated, hubEvents.eventsMissed])('reads again at $name', async ({ name }) => {
    onTestFinished(watchHub())
    await openPage('/gebruikers')
    await screen.findByText('Er zijn nog geen gebruikers.')
    await waitFor(() => expect(heard.size).toBe(1))
    const before = sentTo(users.getUsers).length
    await tell(name)
    await waitFor(() => expect(sentTo(users.getUsers).length).toBe(before + 1))
    await tell(hubEvents.mailsUpdated.name)
    expect(sentTo(users.getUsers).length).toBe(before + 1)
  })
})
