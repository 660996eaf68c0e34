import { type ServiceCheck, serviceCheck } from '@portal/contract/service-check.ts'
import { type LostRequest, type MirroredTable, sync, type Trouble } from '@portal/contract/sync.ts'
import { type CronJob, tasks } from '@portal/contract/tasks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, freshPortal, openPage, refusal, sentTo } from '../../../test/stand-in.tsx'
import { tokenFor } from '../../../test/token-for.ts'
import { startSession } from '../../lib/session.ts'

const moment = '2026-06-15T08:00:00.000Z'
const away = 'BreakerOpen: The back office cannot be reached: The back office answered 503'
const table: MirroredTable = {
  table: 'requests',
  service: 'PortaalAanvraag',
  rows: 9,
  updated: moment,
  staleAfterSeconds: 90,
  error: away,
  vanishing: null,
}
const slow: MirroredTable = { ...table, table: 'sets', staleAfterSeconds: 9e9, error: null }

const failed: CronJob = {
  id: 'KeuringenSync',
  created: moment,
  lastRun: moment,
  nextRun: null,
  retryAttempts: 0,
  status: 'Failed',
  reason: 'job.accountRefused',
  errorInfo: 'inspections, pieces: Unauthorized: The credentials provided are incorrect.',
  running: false,
  progress: 0,
  part: null,
  startedBy: null,
  durationMs: 1500,
  counts: null,
  everySeconds: 900,
  dailyAt: null,
  call: null,
}

function answerExchange(tables: MirroredTable[], lost: LostRequest[] = [], troubles: Trouble[] = []): void {
  answer(sync.getExchange, { tables, outbox: { waiting: 0, parked: 0, oldest: null }, mails: 0, lost, troubles })
}

function answerTasks(recurringJobs: CronJob[]): void {
  const serverInfo = { name: 'portaal-1', version: '0.1.0', started: moment, now: moment, timeZone: 'Europe/Amsterdam' }
  answer(tasks.getCronJobInfo, { id: 'portaal-1', recurringJobs, serverInfo })
}

beforeEach(() => {
  freshPortal()
  startSession(tokenFor('beheer', 3600, { role: ['SuperAdmin'] }), 'Identity')
  answerTasks([])
})

describe('the start of the administration while the back office is away', () => {
  it('says why, since when and what to do, and tries at once when it is asked to', async () => {
    const fine = { ...failed, id: 'CatalogusSync', status: 'Succeeded' as const, errorInfo: null }
    const brokenOff = { ...failed, id: 'VoorraadSync', status: 'Scheduled' as const, reason: null, errorInfo: null }
    answerTasks([failed, fine, brokenOff])
    answerExchange([table, slow])
    await openPage('/settings/overzicht')
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText('De backoffice is te druk en vraagt om te wachten')).toBeDefined()
    expect(notice.textContent).toMatch(/Laatst gelezen: .*2026.*10:00/)
    expect(notice.textContent).toContain('kijk dan hoe druk de server het heeft')
    answer(serviceCheck.testWebServices, { items: [] })
    answer(tasks.triggerCronJob, () => {
      answerExchange([{ ...table, error: null }, slow])
      return { id: 'KeuringenSync', started: true }
    })
    await userEvent.click(within(notice).getByRole('button', { name: 'Nu proberen' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(sentTo(serviceCheck.testWebServices)).toHaveLength(1)
    expect(sentTo(tasks.triggerCronJob).map(({ input }) => input)).toEqual([
      { id: 'KeuringenSync' },
      { id: 'VoorraadSync' },
    ])
  })

  it('says nothing of the kind on a good day', async () => {
    answerExchange([{ ...table, error: null }, slow])
    await openPage('/settings/overzicht')
    expect(await screen.findByText('Wacht op de backoffice')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the start of the administration after a restore', () => {
  it('names the requests that the portal lost and the back office has, and what to do', async () => {
    const lost = { no: 'P-100017', erpNo: 'AV26-00317', day: '2026-11-20', locationNo: '10001' }
    answerExchange([], [{ ...lost, requestedBy: 'uitvoerder', reference: 'Kelder' }])
    await openPage('/settings/overzicht')
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText('Eén aanvraag is kwijt sinds een back-up is teruggezet')).toBeDefined()
    expect(notice.textContent).toContain('dat ze niet opnieuw hoeven te bestellen')
    expect(
      within(notice).getByRole('row', { name: /P-100017 AV26-00317 .*2026 10001 uitvoerder Kelder/ }),
    ).toBeDefined()
  })
})

describe('what went wrong', () => {
  it('is said in words at a table, with what the machine said behind them', async () => {
    answerExchange([{ ...slow, error: 'Http_404: The back office answered 404' }])
    await openPage('/settings/overzicht')
    const data = await screen.findByRole('table')
    expect(within(data).getByText('De webservice is niet gepubliceerd in de backoffice')).toBeDefined()
    expect(within(data).getByText('Http_404: The back office answered 404').closest('details')?.open).toBe(false)
  })

  it('is said in words at a task', async () => {
    answerTasks([failed])
    await openPage('/settings/cron-dashboard')
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /Keuringen/ })
    expect(within(row).getByText(/^Herstel het account of het wachtwoord/)).toBeDefined()
  })

  it('is one sentence for the whole check when nothing can be asked', async () => {
    const unread: ServiceCheck = {
      service: 'PortaalEenheid',
      kind: 'page',
      objectId: 50_001,
      published: null,
      error: 'AccountRefused: The back office refused the account',
      fieldsIncorrect: [],
      publishedFields: [],
      expectedFields: ['Code'],
      missingFields: [],
    }
    answer(serviceCheck.testWebServices, { items: [unread, { ...unread, service: 'PortaalPrijs' }] })
    await openPage('/settings/api-info/ws-testen')
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText('De backoffice weigert het account van het portaal')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the start of the administration', () => {
  it('says what is wrong, since when and what to do, a line each with its way there', async () => {
    answerExchange(
      [slow],
      [],
      [
        { what: 'writesParked', since: moment, count: 3 },
        { what: 'backupMissing', since: null, count: 0 },
      ],
    )
    await openPage('/settings/overzicht')
    const parked = await screen.findByText('3 berichten aan de backoffice wachten op een beslissing')
    const line = parked.closest('[role]')
    expect(line?.textContent).toMatch(/Sinds .*15.*Bied ze opnieuw aan/)
    expect(line?.querySelector('a')?.getAttribute('href')).toBe('/settings/outbox')
    expect(screen.getByText('Er is nog nooit een back-up gemaakt').closest('[role]')?.textContent).not.toContain(
      'Sinds',
    )
    expect(screen.queryByText('Alles loopt zoals het hoort.')).toBeNull()
  })

  it('says that all is well when it is', async () => {
    answerExchange([slow])
    await openPage('/settings/overzicht')
    expect(await screen.findByText('Alles loopt zoals het hoort.')).toBeDefined()
  })

  it('says that the database is away, and not that all is well', async () => {
    answer(sync.getExchange, () => refusal(503, 'error.niet_gereed'))
    await openPage('/settings/overzicht')
    const title = await screen.findByText('Het portaal bereikt zijn database niet')
    expect(title.closest('[role]')?.textContent).toContain('Kijk of PostgreSQL draait')
    expect(screen.queryByText('Alles loopt zoals het hoort.')).toBeNull()
  })
})
