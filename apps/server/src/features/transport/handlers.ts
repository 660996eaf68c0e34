import type { transport } from '@portal/contract/transport.ts'
import type { Handlers } from '../../http/handlers.ts'
import { placeTransport } from './place-transport.ts'

export const transportHandlers: Handlers<typeof transport> = { placeTransport }
