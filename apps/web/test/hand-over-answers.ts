import type { CallAnswer } from '@portal/contract/define.ts'
import type { HandOver, handOvers } from '@portal/contract/hand-overs.ts'
import { uuid } from './stand-in.tsx'

type Answer = CallAnswer<typeof handOvers.getHandOver>
type Words = Answer['verklaring']
type Line = Words['regels'][number]

export const buildLine = (number: number, part: Partial<Line> = {}): Line => ({
  regel: uuid(100 + number),
  materieelSoort: 'MOLEN',
  materieelNummer: `M-00${number}`,
  omschrijving: `Betonmolen ${number}`,
  aantal: 1,
  toebehoren: '',
  urenstand: null,
  brandstof: null,
  stand: 'open',
  opmerking: '',
  fotos: [],
  ...part,
})

export const buildWords = (part: Partial<Words> = {}): Words => ({
  soort: 'aflevering',
  ordernummer: '',
  plaats: '',
  overdrager: { naam: 'Kees', bedrijf: '', email: '' },
  ontvanger: { naam: 'Eva', bedrijf: '', email: '' },
  regels: [buildLine(1), buildLine(2)],
  opmerkingen: '',
  ...part,
})

export const buildHandOver = (part: Partial<Answer> = {}): Answer => ({
  overdracht: uuid(1),
  materieellocatie: '10040',
  locatieOmschrijving: 'Kade',
  begonnen: '2026-11-19T09:00:00.000Z',
  begonnenDoor: 'Eva',
  bewaard: '2026-11-19T09:00:00.000Z',
  verklaring: buildWords(),
  fotos: [],
  zegel: null,
  ...part,
})

export const buildHandOverRow = (part: Partial<HandOver> = {}): HandOver => ({
  ...{ overdracht: uuid(1), soort: 'aflevering', ordernummer: 'AO26-1', overdrager: 'Kees', ontvanger: 'Eva' },
  ...{ begonnen: '2026-11-19T09:00:00.000Z', begonnenDoor: 'Eva', ondertekend: '2026-11-19T10:00:00.000Z' },
  ...{ regels: 1, beschadigd: 0, nietAangenomen: 0 },
  ...part,
})
