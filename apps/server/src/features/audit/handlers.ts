import type { audit } from '@portal/contract/audit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getAuditLog } from './get-audit-log.ts'

export const auditHandlers: Handlers<typeof audit> = { getAuditLog }
