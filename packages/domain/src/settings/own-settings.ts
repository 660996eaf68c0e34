import { holidayNames } from '../calendar/holidays.ts'
import { publicFacts } from '../machines/public-facts.ts'
import type { SettingTable } from './setting-entry.ts'

const approvals = {
  area: 'AppBestellijst',
  group: 'rules',
  readers: 'administrator',
  writers: 'administrator',
} as const
const dates = { area: 'Standaard', group: 'dates', readers: 'session', writers: 'administrator' } as const
const feature = { area: 'Standaard', group: 'feature', readers: 'session', writers: 'administrator' } as const
const rules = { area: 'AppMaterieelaanvragen', group: 'rules', readers: 'session', writers: 'administrator' } as const
const walks = { area: 'AppMaterieelvoorraad', group: 'rules', readers: 'session', writers: 'administrator' } as const
const prices = { area: 'AppMaterieelFacturen', group: 'prices', readers: 'session', writers: 'administrator' } as const
const labels = {
  area: 'AppMaterieelvoorraad',
  group: 'rules',
  readers: 'administrator',
  writers: 'administrator',
} as const
/** Fewer days would take away what somebody still has to look into, or could hide what was done. */
const retention = {
  area: 'Standaard',
  group: 'retention',
  readers: 'administrator',
  writers: 'superAdmin',
} as const

/**
 * Settings that the specification does not have: which days (decision: days), push (decision: notifications), the promised
 * answer (decision: web-parts), amounts of invoices (decision: invoices), how long approvers have (decision: approvals),
 * how long what is kept for a while is kept (decision: jobs), labels of machines (decision: removals),
 * walks (decision: site-walks).
 */
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
  Standaard_MaxDagenVooruit: { kind: 'int', default: 730, min: 1, max: 3650, ...dates },
  Meldingen_Push: { kind: 'bool', default: true, ...feature },
  /** The hour before which a request of the same day is answered; 0 promises nothing. */
  Aanvragen_AntwoordVoor: { kind: 'int', default: 0, min: 0, max: 23, ...rules },
  Facturen_ToonBedragen: { kind: 'bool', default: true, ...prices },
  /** What a stranger is told who opens the label of a machine. */
  Etiket_Openbaar: {
    kind: 'multi-string',
    default: publicFacts.filter((fact) => fact !== 'documenten'),
    options: publicFacts,
    ...labels,
  },
  Etiket_GS1Prefix: { kind: 'string', default: '', maxLength: 12, format: 'gs1Prefix', ...labels },
  /** Days without a move after which something stands still. */
  Ronde_StilNaDagen: { kind: 'int', default: 28, min: 1, max: 365, ...walks },
  /** Days after which administrators see that a location was not walked. */
  Ronde_NaDagen: { kind: 'int', default: 31, min: 1, max: 365, ...walks },
  Goedkeuren_WachtUren: { kind: 'int', default: 24, min: 1, max: 336, ...approvals },
  Goedkeuren_WerkurenVan: { kind: 'int', default: 7, min: 0, max: 23, ...approvals },
  Goedkeuren_WerkurenTot: { kind: 'int', default: 18, min: 1, max: 24, ...approvals },
  Goedkeuren_VolgendeVragen: { kind: 'bool', default: true, ...approvals },
  Bewaren_AuditDagen: { kind: 'int', default: 730, min: 90, max: 3650, ...retention },
  Bewaren_VerzendingDagen: { kind: 'int', default: 365, min: 30, max: 3650, ...retention },
  Bewaren_RegistratieDagen: { kind: 'int', default: 365, min: 30, max: 3650, ...retention },
  /** So old a backup may be before the overview of the administration says so; 0 never says it. */
  Backup_WaarschuwDagen: { kind: 'int', default: 2, min: 0, max: 60, ...retention },
  Bewaren_RondeDagen: { kind: 'int', default: 1095, min: 90, max: 3650, ...retention },
  Bewaren_MailDagen: { kind: 'int', default: 90, min: 30, max: 3650, ...retention },
} as const satisfies SettingTable
