import type { PlantItem } from '@portal/contract/stock.ts'

/** A piece in stock as the portal answers it. */
export function buildPlantItem(part: Partial<PlantItem> = {}): PlantItem {
  return {
    materieelSoort: 'GRAVER',
    materieelNummer: 'G-1',
    type: 'Materieel',
    omschrijving: 'Minigraver',
    eenheid: 'stuk',
    beschikbaar: 3,
    huidig: 1,
    inAanvoer: 0,
    inAfvoer: 0,
    retourAantal: 1,
    keuringsNummer: 'K-1',
    serienummer: 'SN-1',
    keuringsDatum: '2026-12-01',
    keuringsWaarschuwing: 'warning',
    goedgekeurd: true,
    bulk: false,
    external: false,
    saleType: 'Verhuur',
    beschikbaarVanaf: '2026-01-01',
    verwachteRetourDatum: '2027-01-01',
    afbeelding: null,
    toonPrijs: true,
    huurPrijs: 90,
    huurPrijsWeek: 360,
    verkoopPrijs: 0,
    gewichtPerStuk: 900,
    ...part,
  }
}
