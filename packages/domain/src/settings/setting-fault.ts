/** Why a value is refused; each has a text `settingFault.<reason>`. */
export const settingFaultReasons = [
  'undefined',
  'kind',
  'whole',
  'min',
  'max',
  'length',
  'empty',
  'option',
  'email',
  'url',
  'decimal',
  'gs1Prefix',
  'duplicate',
  'columnUnknown',
  'columnHidden',
  'file',
  'closedDay',
] as const
export type SettingFaultReason = (typeof settingFaultReasons)[number]

/** `limit` is the bound, the option or the column at fault; it fills the placeholder of the reason's text. */
export interface SettingFault {
  readonly reason: SettingFaultReason
  readonly limit?: number | string
}
