import type { siteWalks } from '@portal/contract/site-walks.ts'
import type { Handlers } from '../../http/handlers.ts'
import { close } from './close-walk.ts'
import { decide } from './decide-things.ts'
import { getStanding } from './get-standing.ts'
import { getWalk } from './get-walk.ts'
import { getWalkReport } from './get-walk-report.ts'
import { print } from './print-walk-report.ts'
import { record } from './record-sightings.ts'

export const siteWalksHandlers: Handlers<typeof siteWalks> = {
  getWalk,
  getWalkReport,
  print,
  record,
  close,
  decide,
  getStanding,
}
