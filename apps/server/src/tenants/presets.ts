import type { Capability } from '@portal/domain/settings/capabilities.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'

/** What a variant of the product is: settings that differ from the defaults, and abilities of its own. */
export interface Variant {
  readonly name: string
  readonly accent: string
  readonly settings: SettingPreset
  readonly capabilities: readonly Capability[]
}

const standaard: Variant = {
  name: 'Materieel Portaal',
  accent: '#f5a300',
  settings: {
    Contact_Bedrijfsnaam: 'Materieeldienst Midden-Nederland',
    Contact_Adres: 'Havenkade 12',
    Contact_Postcode: '3439 LA',
    Contact_Plaats: 'Nieuwegein',
    Contact_Telefoon: '030 555 01 00',
    Contact_Email: 'materieel@example.com',
  },
  capabilities: [],
}

const dura: Variant = {
  name: 'Dura Materieel',
  accent: '#e2231a',
  settings: {
    Klant_Variant: 'dura',
    AppNieuweLocatieAanmaken_Actief: true,
    Prijzen_Intern: true,
    Prijzen_AantalDecimalen: 3,
    OrderWizardBlockDaysToOrder: 1,
    Bestellen_Verplicht_Referentie: true,
    Contact_Bedrijfsnaam: 'Dura Materieel',
    Contact_Adres: 'Kralingseweg 400',
    Contact_Postcode: '3066 RA',
    Contact_Plaats: 'Rotterdam',
    Contact_Telefoon: '010 555 02 00',
    Contact_Email: 'dura@example.com',
  },
  capabilities: ['locations.createWithMetacom', 'invoices.project', 'stock.project'],
}

const vsm: Variant = {
  name: 'VSM Materieel',
  accent: '#00857c',
  settings: {
    Klant_Variant: 'vsm',
    AppBestellen_Spoed: false,
    OrderWizardBlockDaysToOrder: 2,
    Bestellen_Verplicht_RetourDatum: true,
    Gewicht_AantalDecimalen: 0,
    Contact_Bedrijfsnaam: 'VSM Materieel',
    Contact_Adres: 'Industrieweg 8',
    Contact_Postcode: '5627 BS',
    Contact_Plaats: 'Eindhoven',
    Contact_Telefoon: '040 555 03 00',
    Contact_Email: 'vsm@example.com',
  },
  capabilities: [],
}

const ballast: Variant = {
  name: 'Ballast Materieel',
  accent: '#005aa9',
  settings: {
    Klant_Variant: 'ballast',
    Prijzen_ToonBijLocatie: true,
    AppRegistratie_Anoniem: false,
    Bestellen_BlokkeerWeekenden: false,
    Bestellen_Verplicht_Opmerking: true,
    Contact_Bedrijfsnaam: 'Ballast Materieel',
    Contact_Adres: 'Ringwade 71',
    Contact_Postcode: '3439 LM',
    Contact_Plaats: 'Nieuwegein',
    Contact_Telefoon: '030 555 04 00',
    Contact_Email: 'ballast@example.com',
  },
  capabilities: [],
}

/** The variants by name; nothing outside this folder distinguishes them. */
export const variants = { standaard, dura, vsm, ballast } as const
export type VariantName = keyof typeof variants
export const variantNames = ['standaard', 'dura', 'vsm', 'ballast'] as const satisfies readonly VariantName[]
