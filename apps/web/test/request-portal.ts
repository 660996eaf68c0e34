import type { Request, RequestDetails, RequestLine } from '@portal/contract/request-records.ts'
import type { z } from 'zod'

type Details = z.output<typeof RequestDetails>

export function buildRequestLine(number: number, part: Partial<z.output<typeof RequestLine>> = {}) {
  return {
    regelNummer: number,
    materieelSoort: `M${number}`,
    materieelNummer: '',
    type: 'Materieel' as const,
    omschrijving: `Artikel ${number}`,
    eenheid: 'Stuks',
    aantal: 3,
    aantalVerwerkt: 0,
    opmerking: '',
    setNummer: '',
    setOmschrijving: '',
    setAantal: 0,
    afbeelding: null,
    toonPrijs: true,
    huurPrijs: 10,
    huurPrijsWeek: 40,
    verkoopPrijs: 0,
    gewichtPerStuk: 12,
    ...part,
  }
}

/** A row of the overview. */
export function buildRequestRow(part: Partial<z.output<typeof Request>> = {}): z.output<typeof Request> {
  return {
    aanvraagnummer: 'P-100001',
    erpNummer: 'AV26-1',
    inhoud: { naam: '', aantal: 0, anderen: 0, afbeelding: null },
    materieellocatie: '10001',
    locatieOmschrijving: 'De Waterlinie',
    datum: '2026-06-15',
    leverDatum: '2026-06-22',
    retourDatum: null,
    verplaatsDatum: null,
    afvoerDatum: null,
    status: 'Requested',
    soort: 'Aanvoer',
    aangevraagdDoor: 'Kees de Bruin',
    collect: false,
    spoed: false,
    referentie: 'REF-1',
    aantalRegels: 1,
    verzending: 'bevestigd',
    ...part,
  }
}

export function buildRequest(part: Partial<Details> = {}): Details {
  return {
    ...buildRequestRow(),
    adres: 'Noorderkade 50',
    postcode: '3436 LK',
    plaats: 'Nieuwegein',
    contactpersoon: 'Kees de Bruin',
    telefoonnummer: '06 10000001',
    depotnummer: '',
    depotOmschrijving: '',
    transportmiddel: '',
    opmerking: '',
    goedkeuring: null,
    reden: '',
    vanLocatie: '',
    naarLocatie: '10001 De Waterlinie',
    ophaaladres: null,
    transport: null,
    terugOpLijst: null,
    orders: [],
    regels: [buildRequestLine(1)],
    verloop: [],
    beloften: [],
    intrekbaar: false,
    ...part,
  }
}
