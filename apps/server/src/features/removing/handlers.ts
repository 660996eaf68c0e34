import type { removing } from '@portal/contract/removing.ts'
import type { Handlers } from '../../http/handlers.ts'
import { placeRemoval } from './place-removal.ts'

export const removingHandlers: Handlers<typeof removing> = { placeRemoval }
