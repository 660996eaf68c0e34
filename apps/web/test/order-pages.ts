import type { ExitOrder, ExitOrderDetails } from '@portal/contract/exit-orders.ts'
import type { Order, OrderCost, OrderDetails, OrderLine } from '@portal/contract/orders.ts'
import type { PromisePoint } from '@portal/contract/values.ts'
import { promiseNames } from '@portal/domain/requests/promise-line.ts'

export function buildOrder(part: Partial<Order> = {}): Order {
  return {
    ordernummer: 'AO26-1',
    inhoud: { naam: '', aantal: 0, anderen: 0, afbeelding: null },
    type: 'Aanvoer',
    status: 'Released',
    aanvraagnummer: 'P-100001',
    orderDatum: '2026-06-16',
    leverDatum: '2026-06-22',
    retourDatum: null,
    geboektOp: null,
    vanLocatie: '',
    vanOmschrijving: '',
    naarLocatie: '10001',
    naarOmschrijving: 'De Waterlinie',
    vanElders: false,
    naarElders: false,
    aangevraagdDoor: 'Kees de Bruin',
    referentie: 'REF-1',
    ophalen: false,
    aantalRegels: 1,
    materieellocatie: '10001',
    locatieOmschrijving: 'De Waterlinie',
    ...part,
  }
}

/** A promise line of which the first ones are kept, on one day each. */
export function buildPromises(kept: number): PromisePoint[] {
  return promiseNames.map((belofte, place) => ({
    belofte,
    staat: place < kept ? 'gedaan' : place === kept ? 'bezig' : 'volgt',
    moment: place < kept ? `2026-06-${15 + place}` : null,
    toelichting: '',
  }))
}

const line: OrderLine = {
  regelNummer: 10_000,
  type: 'Materieel',
  materieelSoort: 'M1',
  omschrijving: 'Betonmolen',
  eenheid: 'Stuks',
  materieelNummer: 'S-77',
  aantal: 2,
  aantalGeboekt: 1,
  afbeelding: null,
  gewichtPerStuk: 50,
}

export function buildOrderDetails(part: Partial<OrderDetails> = {}): OrderDetails {
  return { ...buildOrder(), regels: [line], beloften: buildPromises(4), ...part }
}

export function buildCost(regelNummer: number, part: Partial<OrderCost> = {}): OrderCost {
  return {
    regelNummer,
    type: 'Transport',
    omschrijving: `Regel ${regelNummer}`,
    aantal: 1,
    stuksPrijs: 100,
    bedrag: 100,
    ...part,
  }
}

export function buildExitOrder(part: Partial<ExitOrder> = {}): ExitOrder {
  return {
    nummer: 'EX26-1',
    type: 'Vermissing',
    datum: '2026-06-20',
    reden: 'Niet teruggevonden',
    toonPrijs: true,
    totaalBedrag: 240,
    prijsPerStuk: 120,
    aantal: 2,
    materieellocatie: '10001',
    locatieOmschrijving: 'De Waterlinie',
    ...part,
  }
}

export function buildExitDetails(part: Partial<ExitOrderDetails> = {}): ExitOrderDetails {
  const { aantalGeboekt: _, gewichtPerStuk: __, ...item } = line
  return { ...buildExitOrder(), regels: [{ ...item, prijsPerStuk: 120, bedrag: 240 }], ...part }
}
