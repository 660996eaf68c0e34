import { hubEvents } from '@portal/contract/hub.ts'
import { sync } from '@portal/contract/sync.ts'
import { type CronJob, tasks } from '@portal/contract/tasks.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, freshPortal, messages, openPage, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { watchHub } from '../../lib/hub.ts'
import { startSession } from '../../lib/session.ts'

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

const moment = '2026-06-15T08:00:00.000Z'
const counts = { read: 10, new: 2, changed: 1, gone: 0, parked: 0 }

function buildTask(part: Partial<CronJob>): CronJob {
  return {
    id: 'CatalogusSync',
    created: moment,
    lastRun: moment,
    nextRun: null,
    retryAttempts: 0,
    status: 'Succeeded',
    reason: null,
    errorInfo: null,
    running: false,
    progress: 0,
    part: null,
    startedBy: null,
    durationMs: 1500,
    counts,
    everySeconds: 900,
    dailyAt: null,
    call: 'DoCatalogusSync',
    ...part,
  }
}

const withoutCall = buildTask({ id: 'Opruimen', status: 'StateNotRun', lastRun: null, call: null, dailyAt: '03:00' })
const failed = buildTask({
  id: 'KeuringenSync',
  status: 'Failed',
  reason: 'job.unreachable',
  errorInfo: 'ECONNREFUSED',
})

function answerTasks(recurringJobs: readonly CronJob[]): void {
  const serverInfo = { name: 'portaal-1', version: '0.1.0', started: moment, now: moment, timeZone: 'Europe/Amsterdam' }
  answer(tasks.getCronJobInfo, { id: 'portaal-1', recurringJobs: [...recurringJobs], serverInfo })
}

const enter = (role: readonly string[]) => startSession(tokenFor('beheer', 3600, { role }), 'Identity')

beforeEach(() => {
  heard.clear()
  freshPortal()
  enter(['SuperAdmin'])
  answerTasks([buildTask({}), withoutCall, failed])
})

async function openDashboard(): Promise<HTMLElement> {
  await openPage('/settings/cron-dashboard')
  return screen.findByRole('table')
}

/** What the first row of a table has under a heading. */
function cellOf(table: HTMLElement, column: string): string {
  const [heads, first] = within(table).getAllByRole('row')
  const place = [...(heads?.children ?? [])].findIndex((head) => head.textContent?.trim().startsWith(column))
  expect([column, place]).not.toEqual([column, -1])
  return first?.children[place]?.textContent?.trim() ?? ''
}

const rowOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name })

describe('the dashboard', () => {
  it.each([
    ['Aangemaakt', /15-06-2026/, 'R-SCR-ADMIN-19'],
    ['Laatst uitgevoerd', /16-06-2026/, 'R-SCR-ADMIN-20'],
    ['Volgende keer', /17-06-2026/, 'R-SCR-ADMIN-21'],
    ['Herhaalpogingen', /^3$/, 'R-SCR-ADMIN-22'],
    ['Status', /^Mislukt$/, 'R-SCR-ADMIN-23'],
    ['Reden', /^De backoffice antwoordt niet$/, 'R-SCR-ADMIN-24'],
    ['Foutinformatie', /^ECONNREFUSED$/, 'R-SCR-ADMIN-25'],
  ])('shows %s of a task, here %s (%s)', async (column, shown) => {
    const days = { lastRun: '2026-06-16T08:00:00.000Z', nextRun: '2026-06-17T08:00:00.000Z' }
    answerTasks([{ ...failed, ...days, retryAttempts: 3 }])
    expect(cellOf(await openDashboard(), column)).toMatch(shown)
  })

  it('says what went wrong in words, and what the machine said', async () => {
    const row = rowOf(await openDashboard(), /Keuringen/)
    expect(within(row).getByText('Mislukt')).toBeDefined()
    expect(within(row).getByText('De backoffice antwoordt niet')).toBeDefined()
    expect(within(row).getByText('ECONNREFUSED')).toBeDefined()
  })

  it('starts a task by its own call, and one without a call by its id', async () => {
    answer(sync.syncCatalogue, { id: 'CatalogusSync', started: true })
    answer(tasks.triggerCronJob, { id: 'Opruimen', started: false })
    await openDashboard()
    await userEvent.click(screen.getByRole('button', { name: 'Catalogus starten' }))
    await waitFor(() => expect(messages()).toContain('tasks.started'))
    expect(sentTo(tasks.triggerCronJob)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /Opruimen.*starten/ }))
    await waitFor(() => expect(messages()).toContain('tasks.runsAlready'))
    expect(sentTo(tasks.triggerCronJob)[0]?.input).toEqual({ id: 'Opruimen' })
  })

  it('is only looked at by an administrator who may start nothing', async () => {
    enter(['Admin'])
    await openDashboard()
    expect(screen.queryByRole('button', { name: /starten/ })).toBeNull()
  })

  it('moves the bar of a run by the events of the portal, never back, and reads again when it ends', async () => {
    answerTasks([buildTask({ running: true, progress: 10, status: 'Other', part: 'items' })])
    onTestFinished(watchHub())
    await openDashboard()
    await waitFor(() => expect(heard.size).toBe(1))
    const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
    const reads = sentTo(tasks.getCronJobInfo).length
    const seen = [bar()]
    const watch = new MutationObserver(() => seen.at(-1) !== bar() && seen.push(bar()))
    watch.observe(screen.getByRole('progressbar'), { attributes: true })
    onTestFinished(() => watch.disconnect())
    const tell = (progress: number, running = true) =>
      act(async () => {
        for (const hear of heard)
          hear(hubEvents.jobUpdated.name, { id: 'CatalogusSync', running, progress, part: 'prices' })
      })
    await tell(60)
    expect(await screen.findByText('Bezig met prijzen · 60 %')).toBeDefined()
    await tell(40)
    await tell(61)
    await waitFor(() => expect(bar()).toBe('61'))
    expect(seen).toEqual(['10', '60', '61'])
    expect(sentTo(tasks.getCronJobInfo)).toHaveLength(reads)
    answerTasks([buildTask({})])
    await tell(100, false)
    expect(await screen.findByText('Gelukt')).toBeDefined()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('ends a run on request', async () => {
    answerTasks([buildTask({ running: true, progress: 10, status: 'Other' })])
    answer(tasks.cancelCronJob, { id: 'CatalogusSync', cancelled: true })
    await openDashboard()
    await userEvent.click(screen.getByRole('button', { name: 'Catalogus afbreken' }))
    await waitFor(() => expect(messages()).toContain('tasks.cancelAsked'))
  })

  it('shows the last runs of a task with their counts', async () => {
    const run = { id: '1', started: moment, durationMs: 1500, errorInfo: null, startedBy: 'schedule', counts }
    const partly = { ...run, outcome: 'done' as const, reason: 'prices, units', cancelledBy: null }
    answer(tasks.getCronJobRuns, { items: [partly] })
    await openDashboard()
    await userEvent.click(screen.getByRole('button', { name: 'Catalogus' }))
    const runs = await screen.findByRole('dialog', { name: 'Laatste keren van Catalogus' })
    expect(await within(runs).findByText('Deels gelukt')).toBeDefined()
    expect(within(runs).getByText('Niet alles kon worden gelezen: prijzen, eenheden')).toBeDefined()
    expect(within(runs).getByText('Planning')).toBeDefined()
  })
})

describe('the start of the administration', () => {
  it('offers the synchronisations that have a call (R-SCR-ADMIN-04)', async () => {
    answer(sync.getExchange, {
      tables: [],
      outbox: { waiting: 0, parked: 0, oldest: null },
      mails: 0,
      lost: [],
      troubles: [],
    })
    await openPage('/settings/overzicht')
    expect(await screen.findByRole('button', { name: 'Catalogus starten' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Opruimen.*starten/ })).toBeNull()
  })

  it('lets who may start tasks accept a deletion that the comparison stopped at', async () => {
    const table = { service: 'PortaalSet', rows: 9, updated: moment, staleAfterSeconds: 9e9 }
    const stopped = { ...table, table: 'sets', error: 'TooManyVanish: 4 of 9 rows', vanishing: 4 }
    const fine = { ...table, table: 'units', error: null, vanishing: null }
    const outbox = { waiting: 0, parked: 0, oldest: null }
    answer(sync.getExchange, { tables: [stopped, fine], outbox, mails: 0, lost: [], troubles: [] })
    answer(sync.acceptVanished, { id: 'VergelijkBackoffice', started: true })
    await openPage('/settings/overzicht')
    await userEvent.click(await screen.findByRole('button', { name: 'Verwijderen toestaan' }))
    const asked = await screen.findByRole('dialog', { name: 'Verwijderde rijen weghalen?' })
    expect(within(asked).getByText(/^4 rijen van ‘sets’/)).toBeDefined()
    expect(sentTo(sync.acceptVanished)).toEqual([])
    await userEvent.click(within(asked).getByRole('button', { name: 'Verwijderen toestaan' }))
    await waitFor(() =>
      expect(sentTo(sync.acceptVanished).map(({ input }) => input)).toEqual([{ table: 'sets', rows: 4 }]),
    )
    await waitFor(() => expect(messages()).toContain('tasks.started'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
