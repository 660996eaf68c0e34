import type { SettingTable } from '../setting-entry.ts'

const area = 'AppExitOrders'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appExitOrdersSettings = {
  AppExitOrders_Actief: { kind: 'bool', default: true, ...feature },
  ExitOrders_Kolommen: {
    kind: 'column',
    default: [
      { column: 'nummer', visible: true, required: true, order: 1 },
      { column: 'type', visible: true, required: false, order: 2 },
      { column: 'datum', visible: true, required: false, order: 3 },
      { column: 'totaalBedrag', visible: true, required: false, order: 4 },
      { column: 'reden', visible: true, required: false, order: 5 },
      { column: 'prijsPerStuk', visible: true, required: false, order: 6 },
      { column: 'aantal', visible: true, required: false, order: 7 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
