import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelaanvragen'

export const appMaterieelaanvragenSettings = {
  AppMaterieelaanvragen_Actief: {
    kind: 'bool',
    default: true,
    area,
    group: 'feature',
    readers: 'everyone',
    writers: 'administrator',
  },
  Aanvragen_Kolommen: {
    kind: 'column',
    default: [
      { column: 'aanvraagnummer', visible: true, required: true, order: 1 },
      { column: 'datum', visible: true, required: false, order: 2 },
      { column: 'verplaatsDatum', visible: true, required: false, order: 3 },
      { column: 'afvoerDatum', visible: true, required: false, order: 4 },
      { column: 'status', visible: true, required: false, order: 5 },
      { column: 'soort', visible: true, required: false, order: 6 },
      { column: 'aangevraagdDoor', visible: true, required: false, order: 7 },
      { column: 'collect', visible: true, required: false, order: 8 },
      { column: 'referentie', visible: true, required: false, order: 9 },
    ],
    area,
    group: 'columns',
    readers: 'session',
    writers: 'administrator',
  },
} as const satisfies SettingTable
