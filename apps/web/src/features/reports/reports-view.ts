import { standardWaitingDays, waitingDays } from '@portal/domain/reports/waiting-equipment.ts'

interface ReportsView {
  readonly show: 'overzicht' | 'wachten'
  /** Days without an order after which something waits. */
  readonly days: number
}

/** What is looked at, as it stands in the address. */
export const reportsForm = {
  read: (params: Readonly<Record<string, unknown>>): ReportsView => ({
    show: params.toon === 'wachten' ? 'wachten' : 'overzicht',
    days: waitingDays.find((days) => days === Number(params.dagen)) ?? standardWaitingDays,
  }),
  write: ({ show, days }: ReportsView) => ({
    toon: show === 'wachten' ? show : undefined,
    dagen: days === standardWaitingDays ? undefined : days,
  }),
}
