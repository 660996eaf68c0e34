// Needs modules of its own: it reads every notification there is.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import {
  closeShown,
  notificationStore,
  notify,
  notifyError,
  pauseNotifications,
  shownNotification,
  withdraw,
} from './notifications.ts'

const shown = () => shownNotification(notificationStore.get().queue)?.message ?? null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  pauseNotifications(false)
  while (shown() !== null) closeShown()
  vi.useRealTimers()
})

describe('notifications', () => {
  it('shows one at a time and the others in order (R-NOTIF-01)', () => {
    notify('locaties.bijgewerkt')
    notify('wachtwoord.gewijzigd')
    expect(shown()).toBe('locaties.bijgewerkt')
    vi.advanceTimersByTime(4000)
    expect(shown()).toBe('wachtwoord.gewijzigd')
    vi.advanceTimersByTime(4000)
    expect(shown()).toBeNull()
  })

  it('shows for 4000 ms unless a duration is given (R-NOTIF-02)', () => {
    notify('locaties.bijgewerkt')
    vi.advanceTimersByTime(3999)
    expect(shown()).toBe('locaties.bijgewerkt')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeNull()
    notify('wachtwoord.gewijzigd', { durationMs: 1000 })
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeNull()
  })

  it.each(['danger', 'warning'] as const)('shows a %s no longer than another message (R-NOTIF-02)', (severity) => {
    notify('locatie.geblokkeerd', { severity })
    vi.advanceTimersByTime(3999)
    expect(shown()).toBe('locatie.geblokkeerd')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeNull()
  })

  it('keeps a fault of the server, with its number, until it is closed', () => {
    notifyError(new CallError(500, JSON.stringify({ code: 'error.server_fout', reference: '7F3K' }), {}))
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('error.server_fout')
    closeShown()
    expect(shown()).toBeNull()
  })

  it('shows a refusal for the usual time', () => {
    notifyError(new CallError(423, JSON.stringify({ code: 'locatie.geblokkeerd', reference: '7F3K' }), {}))
    vi.advanceTimersByTime(4000)
    expect(shown()).toBeNull()
  })

  it('stands still while it is read', () => {
    notify('locaties.bijgewerkt')
    vi.advanceTimersByTime(3000)
    pauseNotifications(true)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('locaties.bijgewerkt')
    pauseNotifications(false)
    vi.advanceTimersByTime(999)
    expect(shown()).toBe('locaties.bijgewerkt')
    vi.advanceTimersByTime(1)
    expect(shown()).toBeNull()
  })

  it('does not raise the same message twice, and keeps each once for the bell', () => {
    const { history } = notificationStore.get()
    notify('error.geen_verbinding')
    notify('error.geen_verbinding')
    expect(notificationStore.get().history).toHaveLength(history.length + 1)
    withdraw('error.geen_verbinding')
    expect(shown()).toBeNull()
  })
})
