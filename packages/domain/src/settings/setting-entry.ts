/** The areas of the settings, in the order of the settings screen (R-SET-01). */
export const settingAreas = [
  'Standaard',
  'Klant',
  'AppLocatie',
  'AppCatalogus',
  'AppZoeken',
  'AppDetails',
  'AppSets',
  'AppBestellijst',
  'AppBestellen',
  'AppAfvoerlijst',
  'AppAfvoeren',
  'AppVerplaatsen',
  'AppMaterieelTransportAanvraag',
  'AppMaterieelaanvragen',
  'AppMaterieelorders',
  'AppMaterieelvoorraad',
  'AppKeuringen',
  'AppExitOrders',
  'AppMaterieelFacturen',
  'AppKlachten',
  'AppRapportage',
  'AppNieuweLocatie',
  'AppNieuweLocatieAanmaken',
  'AppLocatieAfmelden',
  'AppNieuwwerkMelden',
  'AppRegistratie',
  'Documenten',
  'Email',
  'Navision',
] as const
export type SettingArea = (typeof settingAreas)[number]

/** Headings inside an area of the settings screen. */
export const settingGroups = [
  'feature',
  'rules',
  'required',
  'dates',
  'prices',
  'urgent',
  'columns',
  'sorting',
  'thresholds',
  'choices',
  'depots',
  'mail',
  'login',
  'contact',
  'connection',
  'files',
  'retention',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export const settingKinds = ['bool', 'int', 'string', 'multi-string', 'column', 'file'] as const
export type SettingKind = (typeof settingKinds)[number]

/** Who gets the value: GetSettings answers `everyone` and `session`; `server` values never leave the server. */
export const settingReaders = ['everyone', 'session', 'administrator', 'server'] as const
export type SettingReader = (typeof settingReaders)[number]

/** Who may change the value; `nobody` is set by the deployment only. */
export const settingWriters = ['administrator', 'superAdmin', 'nobody'] as const
export type SettingWriter = (typeof settingWriters)[number]

/** One column of a column setting (OP-77): a required column cannot be hidden, `order` counts from 1. */
export interface ColumnSetting {
  readonly column: string
  readonly visible: boolean
  readonly required: boolean
  readonly order: number
}

interface EntryBase {
  readonly area: SettingArea
  readonly group?: SettingGroup
  readonly readers: SettingReader
  readonly writers: SettingWriter
}

export interface BoolEntry extends EntryBase {
  readonly kind: 'bool'
  readonly default: boolean
}

/** Whole number from `min` up to and including `max`. */
export interface IntEntry extends EntryBase {
  readonly kind: 'int'
  readonly default: number
  readonly min: number
  readonly max: number
}

/** `maxLength` counts characters; `filled` refuses an empty text; `secret` values can be written but not read. */
export interface StringEntry extends EntryBase {
  readonly kind: 'string'
  readonly default: string
  readonly maxLength?: number
  readonly options?: readonly string[]
  readonly format?: 'email' | 'url' | 'decimal' | 'gs1Prefix'
  readonly filled?: true
  readonly secret?: true
}

/** `maxLength` counts the characters of one item; `filled` needs at least one item; `format` is of each item. */
export interface MultiStringEntry extends EntryBase {
  readonly kind: 'multi-string'
  readonly default: readonly string[]
  readonly maxLength?: number
  readonly options?: readonly string[]
  readonly format?: 'closedDay'
  readonly filled?: true
}

export interface ColumnEntry extends EntryBase {
  readonly kind: 'column'
  readonly default: readonly ColumnSetting[]
}

/** The value is the hash of a stored file; `null` means that no file is set. */
export interface FileEntry extends EntryBase {
  readonly kind: 'file'
  readonly accepts: 'picture' | 'document'
  readonly default: null
}

export type SettingEntry = BoolEntry | IntEntry | StringEntry | MultiStringEntry | ColumnEntry | FileEntry
export type SettingTable = Readonly<Record<string, SettingEntry>>

/** The type of a value of each kind. */
export interface SettingValueOf {
  bool: boolean
  int: number
  string: string
  'multi-string': readonly string[]
  column: readonly ColumnSetting[]
  file: string | null
}
