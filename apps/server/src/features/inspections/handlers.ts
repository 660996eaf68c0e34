import type { inspections } from '@portal/contract/inspections.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getInspectionStanding, getInspections } from './get-inspections.ts'

export const inspectionsHandlers: Handlers<typeof inspections> = { getInspections, getInspectionStanding }
