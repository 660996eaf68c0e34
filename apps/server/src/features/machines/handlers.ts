import type { machines } from '@portal/contract/machines.ts'
import type { Handlers } from '../../http/handlers.ts'
import { openMachine } from './open-machine.ts'

export const machinesHandlers: Handlers<typeof machines> = { openMachine }
