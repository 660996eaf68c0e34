import type { SettingTable } from '../setting-entry.ts'

const area = 'AppDetails'

export const appDetailsSettings = {
  AppDetails_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppDetails_MeegeleverdeItems: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppDetails_BestelTips: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppDetails_AanbevolenAantal: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  AppDetails_TechnischeGegevensAnoniem: {
    kind: 'bool',
    default: true,
    area,
    group: 'rules',
    readers: 'everyone',
    writers: 'administrator',
  },
} as const satisfies SettingTable
