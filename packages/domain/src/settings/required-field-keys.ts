import type { BoolKey } from './catalogue.ts'

/**
 * Form → field → the setting that makes the field required (R-REQ-01 to R-REQ-06, OP-42).
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
    deliveryDate: 'Bestellen_Verplicht_LeverDatum',
    returnDate: 'Bestellen_Verplicht_RetourDatum',
    transportMeans: 'Bestellen_Verplicht_Transportmiddel',
    depotNo: 'Bestellen_Verplicht_Bestemming',
    depotAddressCode: 'Bestellen_Verplicht_Bestemmingadres',
    addressCode: 'Bestellen_Verplicht_Adrescode',
    addressName: 'Bestellen_Verplicht_Werkadres',
    address: 'Bestellen_Verplicht_Adres',
    postCode: 'Bestellen_Verplicht_Postcode',
    city: 'Bestellen_Verplicht_Plaats',
    contact: 'Bestellen_Verplicht_Contactpersoon',
    phoneNo: 'Bestellen_Verplicht_Telefoonnummer',
    reference: 'Bestellen_Verplicht_Referentie',
    remark: 'Bestellen_Verplicht_Opmerking',
  },
  removal: {
    deliveryDate: 'Afvoeren_Verplicht_AfvoerDatum',
    transportMeans: 'Afvoeren_Verplicht_Transportmiddel',
    depotNo: 'Afvoeren_Verplicht_Bestemming',
    depotAddressCode: 'Afvoeren_Verplicht_Bestemmingadres',
    reference: 'Afvoeren_Verplicht_Referentie',
    remark: 'Afvoeren_Verplicht_Opmerking',
    fetchAddresses: 'Afvoeren_Verplicht_AddressSelected',
  },
  move: {
    deliveryDate: 'Verplaatsen_Verplicht_VerplaatsDatum',
    returnDate: 'Verplaatsen_Verplicht_RetourDatum',
    transportMeans: 'Verplaatsen_Verplicht_Transportmiddel',
    reference: 'Verplaatsen_Verplicht_Referentie',
    remark: 'Verplaatsen_Verplicht_Opmerking',
    fetchAddresses: 'Verplaatsen_Verplicht_AddressSelected',
    toLocation: 'Verplaatsen_Verplicht_EndLocatie',
    addressName: 'Verplaatsen_Verplicht_EndWerkadres',
    address: 'Verplaatsen_Verplicht_EndAdres',
    postCode: 'Verplaatsen_Verplicht_EndPostcode',
    city: 'Verplaatsen_Verplicht_EndPlaats',
    contact: 'Verplaatsen_Verplicht_EndContactpersoon',
    phoneNo: 'Verplaatsen_Verplicht_EndTelefoonnummer',
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
  const required: string[] = []
  for (const field in keys) if (keys[field] !== undefined && isOn(keys[field])) required.push(field)
  // The names of the closed table, which the loop widens to string.
  return required as unknown as readonly RequiredField<Form>[]
}
