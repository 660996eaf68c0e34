import type { AdminSetting } from '@portal/contract/settings.ts'

/** What every control of a setting gets. */
export interface ControlProps<Value = unknown> {
  readonly item: AdminSetting
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | null
}

export interface FileProps extends ControlProps<string | null> {
  readonly accepts: 'picture' | 'document'
}
