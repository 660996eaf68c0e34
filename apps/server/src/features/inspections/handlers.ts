import type { inspections } from '@portal/contract/inspections.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from './calendar-feed.ts'
import { getInspectionStanding, getInspections } from './get-inspections.ts'

export const inspectionsHandlers: Handlers<typeof inspections> = {
  getInspections,
  getInspectionStanding,
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
}
