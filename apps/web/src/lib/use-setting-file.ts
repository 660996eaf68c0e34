import type { FileKey } from '@portal/domain/settings/catalogue.ts'
import { useSettings } from './settings.ts'

/** The address of the file that a setting shows to everybody; null until one is set. */
export function useSettingFile(key: FileKey): string | null {
  const hash = useSettings().file(key)
  return hash === null ? null : `/bestanden/${hash}`
}
