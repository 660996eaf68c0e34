import type { moving } from '@portal/contract/moving.ts'
import type { Handlers } from '../../http/handlers.ts'
import { placeMove } from './place-move.ts'

export const movingHandlers: Handlers<typeof moving> = { placeMove }
