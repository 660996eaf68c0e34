import { z } from 'zod'

/**
 * Every refusal the portal can answer with: code → HTTP status. The code is also the key of its text in
 * packages/i18n (OP-65); `params` of the answer fill its placeholders.
 */
export const errorStatus = {
  'verzoek.onjuist': 400,
  'verzoek.te_groot': 413,
  'verzoek.te_vaak': 429,
  'verzoek.sleutel_hergebruikt': 409,
  'error.onverwachte_serverfout': 500,
  'error.niet_gereed': 503,
  'error.timeout_backoffice': 504,
  'error.antwoord_te_groot': 413,
  'error.niet_toegankelijk': 403,
  'error.niet_gevonden': 404,
  'error.tussentijds_gewijzigd': 409,
  'sessie.verlopen': 401,
  'login.onjuist': 401,
  'login.methode_niet_beschikbaar': 403,
  'login.methode_niet_ingericht': 409,
  'login.wachttijd': 429,
  'login.naam_als_domein': 400,
  'login.naam_als_email': 400,
  'login.wachtwoord_verlopen': 403,
  'login.account_gesloten': 403,
  'login.directory_weg': 503,
  'login.directory_instelling': 503,
  'login.certificaat': 503,
  'login.cloud_directory_fout': 503,
  'login.authserver_fout': 503,
  'login.afronden': 409,
  'login.poging_gebruikt': 410,
  'login.afgebroken': 400,
  'login.token_geweigerd': 401,
  'login.naam_ontbreekt': 403,
  'login.ander_account': 409,
  'account.geblokkeerd_pogingen': 423,
  'account.geblokkeerd_beheerder': 423,
  navision_account_onbekend: 416,
  'wachtwoord.te_kort': 400,
  'wachtwoord.te_lang': 400,
  'wachtwoord.kleine_letter': 400,
  'wachtwoord.hoofdletter': 400,
  'wachtwoord.cijfer': 400,
  'wachtwoord.speciaal_teken': 400,
  'wachtwoord.te_bekend': 400,
  'wachtwoord.bevat_naam': 400,
  'wachtwoord.ongelijk': 400,
  'wachtwoord.huidig_onjuist': 400,
  'wachtwoord.link_ongeldig': 410,
  'gebruiker.naam_bezet': 409,
  'gebruiker.naam_ongeldig': 400,
  'gebruiker.uzelf': 409,
  'gebruiker.eigen_koppeling': 409,
  'gebruiker.tweede_beheerder': 409,
  'gebruiker.alleen_hoofdbeheerder': 403,
  'gebruiker.laatste_hoofdbeheerder': 409,
  'gebruiker.geen_uitnodiging': 409,
  'gebruiker.klant_onbekend': 400,
  'registratie.al_behandeld': 409,
  'registratie.link_ongeldig': 410,
  'registratie.wachtwoord_onjuist': 400,
  'import.geen_csv': 400,
  'import.codering': 400,
  'import.kolommen': 400,
  'import.leeg': 400,
  'import.te_veel': 400,
  'import.regel': 400,
  'import.fouten': 400,
  'import.leeg_veld': 400,
  'import.wachtwoord_kort': 400,
  'import.dubbele_email': 400,
  'import.loopt': 409,
  'factor.stap_verlopen': 410,
  'factor.code_onjuist': 400,
  'factor.passkey_mislukt': 400,
  'factor.instellen_verlopen': 410,
  'factor.niet_voor_login': 409,
  'factor.te_veel': 409,
  'factor.laatste_verplicht': 409,
  'factor.verplicht': 403,
  'meekijken.alleen_lezen': 403,
  'meekijken.afgeschermd': 403,
  'meekijken.niet_toegestaan': 409,
  'voorbeeld.alleen_lezen': 403,
  'voorbeeld.geheim': 400,
  'instelling.niet_gedefinieerd': 400,
  'instelling.ongeldig': 400,
  'instelling.intussen': 409,
  'instelling.laatste_login': 409,
  'instelling.geheim': 400,
  'instelling.begin_voorbij': 400,
  'instelling.begin_ver': 400,
  'instelling.niet_later': 400,
  'instelling.al_gepland': 409,
  'instelling.al_ingegaan': 409,
  'zoeken.term_te_kort': 400,
  'artikel.niet_bestelbaar': 400,
  'artikel.niet_aangeboden': 404,
  'reject.item_leeg': 400,
  'reject.items_leeg': 400,
  'reject.sets_leeg': 400,
  'reject.aantal_of_setnummer_leeg': 400,
  'validatie.aantal_leeg': 400,
  'validatie.aantal_bereik': 400,
  'validatie.aantal_stuk': 400,
  'validatie.aantal_voorraad': 400,
  'validatie.max_tekens': 400,
  'validatie.keuze': 400,
  'validatie.verplicht': 400,
  'validatie.voorwaarden': 400,
  'validatie.email': 400,
  'datum.geblokkeerd': 400,
  'datum.weekend': 400,
  'datum.gesloten': 400,
  'datum.verleden': 400,
  'datum.retour_voor_lever': 400,
  'locatie.geblokkeerd': 423,
  'locatie.niet_bestelbaar': 400,
  'locatie.alleen_lezen': 400,
  'locatie.nummer_max_cijfers': 400,
  'locatie.nummer_in_gebruik': 409,
  'locatie.vandaag_te_veel': 429,
  'metacom.geen_antwoord': 504,
  'locatie.afmelden_voorraad': 409,
  'locatie.afmelden_terugkoop': 409,
  'locatie.al_afgemeld': 409,
  'klachten.niet_aangekomen': 409,
  'adres.niet_gevonden': 400,
  'depot.niet_gevonden': 400,
  'bestellijst.geblokkeerd': 423,
  'bestellijst.meerdere_uit': 400,
  'bestellijst.niet_ingediend': 409,
  'aanvraag.al_onderweg': 409,
  'aanvraag.beeindigd': 409,
  'goedkeuren.reden_verplicht': 400,
  'goedkeuren.niets_over': 400,
  'goedkeuren.nu_spoed': 409,
  'goedkeuren.al_behandeld': 409,
  'goedkeuren.ingetrokken': 409,
  'goedkeuren.niet_terug': 409,
  'goedkeuren.overgedragen': 409,
  'vervanging.verleden': 400,
  'vervanging.tot_voor_van': 400,
  'vervanging.uzelf': 400,
  'vervanging.onbekend': 400,
  'vervanging.overlapt': 409,
  'upload.te_groot': 413,
  'upload.leeg': 400,
  'upload.soort': 400,
  'upload.macro': 400,
  'upload.onleesbaar': 400,
  'upload.te_zwaar': 400,
  'upload.uitgepakt_te_groot': 400,
  'upload.quotum': 409,
  'overdragen.reden_verplicht': 400,
  'overdragen.aantal': 400,
  'overdragen.aanvrager': 400,
  'overdragen.onbekend': 400,
  'overdragen.ongewijzigd': 409,
  'content.gewijzigd': 409,
  'content.url_bezet': 409,
  'scan.mislukt': 400,
  'melding.pushdienst_onbekend': 400,
  'melding.push_uit': 403,
  'scan.niet_gevonden': 404,
  'scan.elders': 409,
  'mail.geen_server': 409,
  'outbox.geen_correctie': 400,
  'outbox.regels_gebruikt': 409,
  'outbox.nummer_bezet': 409,
  'outbox.nummer_onbekend': 409,
  'bestellijst.naam_bestaat': 409,
  'weergave.naam_bestaat': 409,
  'weergave.te_veel': 409,
  'lijst.te_veel': 409,
  'lijst.te_lang': 409,
  'afvoerlijst.leeg': 400,
  'afvoeren.meer_dan_voorraad': 400,
  'verplaatsen.zelfde_locatie': 400,
  'verplaatsen.eigen_locatie': 400,
  'verplaatsen.doel_geblokkeerd': 400,
  'transport.eigen_locatie': 400,
  'tijd.eind_voor_start': 400,
  'tijd.lossen_voor_laden': 400,
  'bestellen.lijst_leeg': 400,
  'bestellen.goedkeuring_nodig': 400,
  'bestellen.goedkeuring_niet_nodig': 400,
  'bestellen.geen_goedkeurder': 400,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus
export type ErrorParams = Readonly<Record<string, string | number>>

/** RFC 9457 body of every refusal; `reference` is also in the log, `field` names the input field at fault. */
export const Problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  reference: z.string(),
  field: z.string().optional(),
  fields: z
    .array(
      z.object({
        field: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .optional(),
})
export type Problem = z.output<typeof Problem>

/** One field at fault, for forms that show the error beside the field. */
export interface FieldError {
  readonly field: string
  readonly code: ErrorCode
  readonly params?: ErrorParams
}

/** The one error of portal code: a closed code with the values of its text. Anything else thrown is a defect (500). */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly field: string | undefined
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, params: ErrorParams = {}, at: { field?: string; fields?: readonly FieldError[] } = {}) {
    super(code)
    this.name = 'PortalError'
    this.code = code
    this.params = params
    this.field = at.field
    this.fields = at.fields ?? []
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
