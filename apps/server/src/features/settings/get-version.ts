import type { settings } from '@portal/contract/settings.ts'
import type { UseCase } from '../../http/handlers.ts'
import { portalVersion } from '../../platform/version.ts'

export const getVersion: UseCase<typeof settings.getVersion> = async () => ({ version: portalVersion })
