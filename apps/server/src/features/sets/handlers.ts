import type { sets } from '@portal/contract/sets.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getSet, getSets, getSetsDetails, getSetsLinks, setsExist } from './get-sets.ts'

export const setsHandlers: Handlers<typeof sets> = { setsExist, getSets, getSet, getSetsDetails, getSetsLinks }
