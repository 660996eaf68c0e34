import type { BoolKey } from './catalogue.ts'

/**
 * Form → wire name of the field → the setting that makes the field required (R-REQ-01 to R-REQ-06, OP-42).
 */
export const requiredFieldKeys = {
  newLocation: {
    nummer: 'NieuweLocatie_Verplicht_Nummer',
    omschrijving: 'NieuweLocatie_Verplicht_Omschrijving',
    projectNummer: 'NieuweLocatie_Verplicht_ProjectNummer',
    adres: 'NieuweLocatie_Verplicht_Adres',
    postcode: 'NieuweLocatie_Verplicht_Postcode',
    plaats: 'NieuweLocatie_Verplicht_Plaats',
    contactpersoon: 'NieuweLocatie_Verplicht_Contactpersoon',
    telefoonnummer: 'NieuweLocatie_Verplicht_Telefoonnummer',
    opmerking: 'NieuweLocatie_Verplicht_Opmerking',
  },
  order: {
    leverDatum: 'Bestellen_Verplicht_LeverDatum',
    retourDatum: 'Bestellen_Verplicht_RetourDatum',
    transportmiddel: 'Bestellen_Verplicht_Transportmiddel',
    bestemming: 'Bestellen_Verplicht_Bestemming',
    bestemmingadres: 'Bestellen_Verplicht_Bestemmingadres',
    adrescode: 'Bestellen_Verplicht_Adrescode',
    werkadres: 'Bestellen_Verplicht_Werkadres',
    adres: 'Bestellen_Verplicht_Adres',
    postcode: 'Bestellen_Verplicht_Postcode',
    plaats: 'Bestellen_Verplicht_Plaats',
    contactpersoon: 'Bestellen_Verplicht_Contactpersoon',
    telefoonnummer: 'Bestellen_Verplicht_Telefoonnummer',
    referentie: 'Bestellen_Verplicht_Referentie',
    opmerking: 'Bestellen_Verplicht_Opmerking',
  },
  removal: {
    afvoerDatum: 'Afvoeren_Verplicht_AfvoerDatum',
    transportmiddel: 'Afvoeren_Verplicht_Transportmiddel',
    bestemming: 'Afvoeren_Verplicht_Bestemming',
    bestemmingadres: 'Afvoeren_Verplicht_Bestemmingadres',
    referentie: 'Afvoeren_Verplicht_Referentie',
    opmerking: 'Afvoeren_Verplicht_Opmerking',
    addressSelected: 'Afvoeren_Verplicht_AddressSelected',
  },
  move: {
    verplaatsDatum: 'Verplaatsen_Verplicht_VerplaatsDatum',
    retourDatum: 'Verplaatsen_Verplicht_RetourDatum',
    transportmiddel: 'Verplaatsen_Verplicht_Transportmiddel',
    referentie: 'Verplaatsen_Verplicht_Referentie',
    opmerking: 'Verplaatsen_Verplicht_Opmerking',
    addressSelected: 'Verplaatsen_Verplicht_AddressSelected',
    endLocatie: 'Verplaatsen_Verplicht_EndLocatie',
    endWerkadres: 'Verplaatsen_Verplicht_EndWerkadres',
    endAdres: 'Verplaatsen_Verplicht_EndAdres',
    endPostcode: 'Verplaatsen_Verplicht_EndPostcode',
    endPlaats: 'Verplaatsen_Verplicht_EndPlaats',
    endContactpersoon: 'Verplaatsen_Verplicht_EndContactpersoon',
    endTelefoonnummer: 'Verplaatsen_Verplicht_EndTelefoonnummer',
  },
  registration: {
    voornaam: 'Registratie_Verplicht_Voornaam',
    achternaam: 'Registratie_Verplicht_Achternaam',
    bedrijfsnaam: 'Registratie_Verplicht_Bedrijfsnaam',
    email: 'Registratie_Verplicht_Email',
    wachtwoord: 'Registratie_Verplicht_Wachtwoord',
    gebruikersnaam: 'Registratie_Verplicht_Gebruikersnaam',
    telefoonnummer: 'Registratie_Verplicht_Telefoonnummer',
  },
  createLocation: {
    nummer: 'LocatieAanmaken_Verplicht_Nummer',
    omschrijving: 'LocatieAanmaken_Verplicht_Omschrijving',
    projectNummer: 'LocatieAanmaken_Verplicht_ProjectNummer',
    klant: 'LocatieAanmaken_Verplicht_Klant',
    adres: 'LocatieAanmaken_Verplicht_Adres',
    postcode: 'LocatieAanmaken_Verplicht_Postcode',
    plaats: 'LocatieAanmaken_Verplicht_Plaats',
    contactpersoon: 'LocatieAanmaken_Verplicht_Contactpersoon',
    telefoonnummer: 'LocatieAanmaken_Verplicht_Telefoonnummer',
  },
} as const satisfies Record<string, Record<string, BoolKey>>

export type RequiredFieldForm = keyof typeof requiredFieldKeys
export type RequiredField<Form extends RequiredFieldForm> = keyof (typeof requiredFieldKeys)[Form]

/** The fields of a form that must be filled under these settings, in the order of the form. */
export function requiredFields<Form extends RequiredFieldForm>(
  form: Form,
  isOn: (key: BoolKey) => boolean,
): readonly RequiredField<Form>[] {
  const keys: Readonly<Record<string, BoolKey>> = requiredFieldKeys[form]
  const required = Object.entries(keys).flatMap(([field, key]) => (isOn(key) ? [field] : []))
  // Object.entries widens the field names of the closed table to string.
  return required as unknown as readonly RequiredField<Form>[]
}
