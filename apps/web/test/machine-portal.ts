import type { CallAnswer } from '@portal/contract/define.ts'
import type { Machine, machines } from '@portal/contract/machines.ts'
import { buildPlantItem } from './stock-portal.ts'

/** A machine at location 10001 as the portal answers it, with everything in order. */
export function buildMachine(part: Partial<Machine> = {}): Machine {
  return {
    ...buildPlantItem(),
    materieellocatie: '10001',
    locatieOmschrijving: 'De Werf',
    buitenGebruik: false,
    gebreken: [],
    keuringen: [],
    papieren: [],
    notities: [],
    ...part,
  }
}

/** What opening a label answers to who may see this machine. */
export function openedMachine(machine: Machine): CallAnswer<typeof machines.openMachine> {
  return { eigenaar: 'Rijnmond', telefoon: '010 1234567', stuk: machine, documenten: [], machine, keuze: [] }
}
