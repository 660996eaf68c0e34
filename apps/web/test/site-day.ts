import type { AgendaEntry, Today } from '@portal/contract/agenda.ts'

export const day = '2026-06-15'

export function buildEntry(part: Partial<AgendaEntry> = {}): AgendaEntry {
  return {
    soort: 'levering',
    bron: 'order',
    nummer: 'OA26-1',
    aanvraagnummer: null,
    stuk: '',
    ordersoort: 'Aanvoer',
    richting: 'naar',
    dag: day,
    stand: 'klaargezet',
    dagenTeLaat: 0,
    omschrijving: 'Minigraver 1,8 t',
    aantal: 1,
    anderen: 3,
    afbeelding: null,
    referentie: 'Blok B',
    materieellocatie: '10001',
    ...part,
  }
}

export const figures: Today['cijfers'] = {
  stock: { stuks: 128, soorten: 46, teLaatRetour: 3, langstTeLaat: 12, huurPerWeek: 4812 },
  keuringen: { komend: 6, verlopen: 2 },
  openAanvragen: 5,
}

export function buildToday(part: Partial<Today> = {}): Today {
  return { dag: day, regels: [buildEntry()], wacht: [], cijfers: figures, stil: null, ...part }
}
