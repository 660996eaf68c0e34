import type { SettingTable } from '../setting-entry.ts'

const area = 'AppMaterieelaanvragen'
const feature = { area, group: 'feature', readers: 'everyone', writers: 'administrator' } as const
const columns = { area, group: 'columns', readers: 'session', writers: 'administrator' } as const

export const appMaterieelaanvragenSettings = {
  AppMaterieelaanvragen_Actief: { kind: 'bool', default: true, ...feature },
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
    ...columns,
  },
} as const satisfies SettingTable
