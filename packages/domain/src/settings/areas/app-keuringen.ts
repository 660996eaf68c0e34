import type { SettingTable } from '../setting-entry.ts'

const area = 'AppKeuringen'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const thresholds = { area, group: 'thresholds', readers: 'session', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appKeuringenSettings = {
  AppKeuringen_Actief: { kind: 'bool', default: true, ...feature },
  Keuringen_InfoDagen: { kind: 'int', default: 60, min: 0, max: 3650, ...thresholds },
  Keuringen_WarningDagen: { kind: 'int', default: 30, min: 0, max: 3650, ...thresholds },
  Keuringen_DangerDagen: { kind: 'int', default: 7, min: 0, max: 3650, ...thresholds },
  Keuringen_Kolommen: {
    kind: 'column',
    default: [
      { column: 'type', visible: true, required: false, order: 1 },
      { column: 'omschrijving', visible: true, required: false, order: 2 },
      { column: 'volgendeDatum', visible: true, required: false, order: 3 },
      { column: 'datum', visible: true, required: false, order: 4 },
      { column: 'resultaat', visible: true, required: false, order: 5 },
    ],
    ...columns,
  },
} as const satisfies SettingTable
