import type { machines } from '@portal/contract/machines.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getPapers, printPapers } from './get-papers.ts'
import { openMachine } from './open-machine.ts'
import { printLabels } from './print-labels.ts'

export const machinesHandlers: Handlers<typeof machines> = { openMachine, printLabels, getPapers, printPapers }
