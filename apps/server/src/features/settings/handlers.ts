import type { settings } from '@portal/contract/settings.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getAppSettings } from './get-app-settings.ts'
import { getSettingHistory } from './get-setting-history.ts'
import { getSettings } from './get-settings.ts'
import { getVersion } from './get-version.ts'
import { getPlannedSettings, planSettings, withdrawPlannedSettings } from './plan-settings.ts'
import { endPreview } from './preview/end-preview.ts'
import { getPreview } from './preview/get-preview.ts'
import { openPreview } from './preview/open-preview.ts'
import { undoSettingChange } from './undo-setting-change.ts'
import { updateAppSettings } from './update-app-settings.ts'
import { uploadSettingFile } from './upload-setting-file.ts'

export const settingsHandlers: Handlers<typeof settings> = {
  getSettings,
  getAppSettings,
  updateAppSettings,
  openPreview,
  getPreview,
  endPreview,
  uploadSettingFile,
  getSettingHistory,
  undoSettingChange,
  planSettings,
  getPlannedSettings,
  withdrawPlannedSettings,
  getVersion,
}
