import type { SettingTable } from '../setting-entry.ts'

const area = 'AppLocatie'

export const appLocatieSettings = {
  AppLocatie_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppLocatie_ZoekenOverLocaties: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  LocatieIndicator_Safe: {
    kind: 'int',
    default: 0,
    min: 0,
    max: 9999,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
  LocatieIndicator_Warning: {
    kind: 'int',
    default: 5,
    min: 0,
    max: 9999,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
  LocatieIndicator_Danger: {
    kind: 'int',
    default: 10,
    min: 0,
    max: 9999,
    area,
    group: 'thresholds',
    readers: 'session',
    writers: 'administrator',
  },
} as const satisfies SettingTable
