import { holidayNames } from '../calendar/holidays.ts'
import type { SettingTable } from './setting-entry.ts'

const dates = { area: 'Standaard', group: 'dates', readers: 'session', writers: 'administrator' } as const

/** Settings that the specification does not have: when the depots are closed (decision 085), and push (decision 108). */
export const ownSettings = {
  Sluitingsdagen_Feestdagen: {
    kind: 'multi-string',
    // Good Friday is no day off by law, and Easter and Whit Sunday are Sundays anyway.
    default: holidayNames.filter((name) => name !== 'Goede Vrijdag'),
    options: holidayNames,
    ...dates,
  },
  Sluitingsdagen_Eigen: { kind: 'multi-string', default: [], maxLength: 100, format: 'closedDay', ...dates },
  Sluitingsdagen_Weigeren: { kind: 'bool', default: false, ...dates },
  Meldingen_Push: {
    kind: 'bool',
    default: true,
    area: 'Standaard',
    group: 'feature',
    readers: 'session',
    writers: 'administrator',
  },
} as const satisfies SettingTable
