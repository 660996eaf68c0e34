import type { SettingTable } from '../setting-entry.ts'

const area = 'AppKeuringen'

export const appKeuringenSettings = {
  AppKeuringen_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  Keuringen_InfoDagen: {
    kind: 'int',
    default: 60,
    min: 0,
    max: 3650,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
  Keuringen_WarningDagen: {
    kind: 'int',
    default: 30,
    min: 0,
    max: 3650,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
  Keuringen_DangerDagen: {
    kind: 'int',
    default: 7,
    min: 0,
    max: 3650,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
  Keuringen_Kolommen: {
    kind: 'column',
    default: [
      { column: 'type', visible: true, required: false, order: 1 },
      { column: 'omschrijving', visible: true, required: false, order: 2 },
      { column: 'volgendeDatum', visible: true, required: false, order: 3 },
      { column: 'datum', visible: true, required: false, order: 4 },
      { column: 'resultaat', visible: true, required: false, order: 5 },
    ],
    area,
    group: 'columns',
    readers: 'session',
    writers: 'administrator',
  },
} as const satisfies SettingTable
