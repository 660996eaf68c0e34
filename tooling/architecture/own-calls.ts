const watching = 'an operator must see and decide what becomes of a write that the back office did not take'

const feed = 'inspections must be able to stand in the calendar of a person, until that person ends it'

const reading = 'where there is no mail server mails are kept, and somebody must be able to read them'

const waiting = 'an account that waits after failed logins must be let in without a command on the machine'

const standingIn = 'lists must not wait for an approver who is away'

const testing = 'an administrator must see what is wrong with a login before an employee does'
const telling = 'what happened without a person must be the same on all their devices (decision: notifications)'
const pushing = 'what happened must reach a phone that does not have the portal open (decision: notifications)'
const previewing = 'what a change of settings does to others must be seen before it is saved (decision: settings)'
const planning = 'a change of settings may hold from a later moment on (decision: settings)'
const remembering = 'a setting changes what everybody sees: who changed it, why, and the way back must be known'
const deciding = 'who asked for an account waits for an administrator, who must see and decide it'
const handingOver = 'a list whose approvers left must be able to reach others'

const walking =
  'somebody on a site must be able to say what stands there, and others what was missing (decision: site-walks)'

const handedOver =
  'what came, in which state and to whom must be provable when damage or a lack is charged (decision: site-walks)'

const answering = 'who changed what, when and where must be answerable without the database'

const second = 'a password that somebody found out must not open an account by itself'

const proving = 'nobody gets an account by an address that is not theirs'

const owning = 'an address that an administrator gave must not open an account before its owner agreed'

const where = 'a session on a lost phone must be found and ended by who owns it'

const explaining =
  'a bill that nobody can explain is not paid: what happened to a piece, and proof of when it went off rent'
const whole = 'who helps somebody on the phone must see what they see, and only with their consent'
const byDay = 'a site lives by the day and the week, and no list of the specification is by day (decision: agenda)'
const sharing = 'people of one site order the same things: a list of one of them serves the others'

const keeping = 'who asks a table the same question each morning must not set it up anew each morning'

const later =
  'what somebody changed without a connection is sent on top of what others did meanwhile (decision: offline)'

const inspecting = 'an inspector asks on the site for the papers of each machine, with and without a signal'

const labelled = 'a label on a machine must open it with its papers on any phone (decision: removals)'

const again = 'a site orders the same things again: a past request or order begins the next one (decision: ordering)'

/** Calls that the specification does not have, each with why the portal needs it. */
export const ownCalls: Readonly<Record<string, string>> = {
  '/api/MaterieelEtiket/OpenEtiket': labelled,
  '/api/MaterieelEtiket/DrukEtiketten': labelled,
  '/api/MaterieelEtiket/GetMachinemap': inspecting,
  '/api/MaterieelEtiket/DrukMachinemap': inspecting,
  '/api/Agenda/GetVandaag': byDay,
  '/api/Agenda/GetAgenda': byDay,
  '/api/MaterieelFavorieten/DeelLijst': sharing,
  '/api/MaterieelWeergaven/GetWeergaven': keeping,
  '/api/MaterieelWeergaven/SaveWeergave': keeping,
  '/api/MaterieelWeergaven/RemoveWeergave': keeping,
  '/api/MaterieelAanvraag/GetAanvraagOpnieuw': again,
  '/api/MaterieelOrder/GetOrderOpnieuw': again,
  '/api/MaterieelSnelzoeken/GetKopie': 'the catalogue that a browser searches without a connection',
  '/api/MaterieelSnelzoeken/LeesRegels':
    'a list that somebody has in a sheet or a message is ordered without searching line by line (decision: ordering)',
  '/api/BestelLijst/AddRegels':
    'items and sets come on a list together or not at all, beside what is there or in its place',
  '/api/BestelLijst/HerstelRegels': 'what was put on a list, or in place of it, must be able to be undone',
  '/api/BestelLijst/WijzigRegel': later,
  '/api/Afvoerlijst/WijzigRegel': later,
  '/api/Ronde/GetRonde': walking,
  '/api/Ronde/GetRapport': walking,
  '/api/Ronde/Afdrukken': walking,
  '/api/Ronde/Waarnemen': walking,
  '/api/Ronde/Afsluiten': walking,
  '/api/Ronde/Besluiten': walking,
  '/api/Ronde/GetStand': walking,
  '/api/Overdracht/GetOverdrachten': handedOver,
  '/api/Overdracht/GetOverdracht': handedOver,
  '/api/Overdracht/GetFoto': handedOver,
  '/api/Overdracht/Afdrukken': handedOver,
  '/api/Overdracht/Bewaren': handedOver,
  '/api/Overdracht/AddFoto': handedOver,
  '/api/Overdracht/Verwijderen': handedOver,
  '/api/Overdracht/Ondertekenen': handedOver,
  '/api/Auth/TweedeFactor': second,
  '/api/Beveiliging/GetEmail': owning,
  '/api/Beveiliging/EmailBeantwoorden': owning,
  '/api/Beveiliging/GetFactoren': second,
  '/api/Beveiliging/StartCode': second,
  '/api/Beveiliging/AddCode': second,
  '/api/Beveiliging/StartPasskey': second,
  '/api/Beveiliging/AddPasskey': second,
  '/api/Beveiliging/SetFactorNaam': second,
  '/api/Beveiliging/RemoveFactor': second,
  '/api/Beveiliging/CreateHerstelcodes': second,
  '/api/Beveiliging/GetFactorRegels': second,
  '/api/Beveiliging/SetFactorRegel': second,
  '/api/Beveiliging/GetFactorAccounts': second,
  '/api/Beveiliging/WisFactoren': second,
  '/api/Meekijken/GetMeekijken': whole,
  '/api/Meekijken/VraagMeekijken': whole,
  '/api/Meekijken/BeantwoordMeekijken': whole,
  '/api/Meekijken/OpenMeekijken': whole,
  '/api/Meekijken/BeeindigMeekijken': whole,
  '/api/Beveiliging/GetSessies': where,
  '/api/Beveiliging/BeeindigSessie': where,
  '/api/Beveiliging/BeeindigAndereSessies': where,
  '/api/Beveiliging/GetSessiesVan': where,
  '/api/Beveiliging/BeeindigSessiesVan': where,
  '/api/AppSettings/GetSettingHistory': remembering,
  '/api/AppSettings/UndoSettingChange': remembering,
  '/api/AppSettings/PlanSettings': planning,
  '/api/AppSettings/GetPlannedSettings': planning,
  '/api/AppSettings/WithdrawPlannedSettings': planning,
  '/api/AppSettings/OpenVoorbeeld': previewing,
  '/api/AppSettings/GetVoorbeeld': previewing,
  '/api/AppSettings/SluitVoorbeeld': previewing,
  '/api/AppSettings/UploadSettingFile':
    'logo, terms and pictures are files, and no call of the specification takes one',
  '/api/Rapportages/GetWachtendMaterieel':
    'what stands and is not used costs rent every week: that must be seen, and sent away, without comparing lists',
  '/api/MaterieelFacturen/GetFactuurRegelUitleg': explaining,
  '/api/MaterieelFacturen/DownloadAfmeldbewijs': explaining,
  '/api/Audit/GetAuditLog': answering,
  '/api/Auth/GetInlogMethoden': testing,
  '/api/Auth/TestInlogserver': testing,
  '/api/Auth/InloggenStarten':
    'only the portal can make the address of the page at which an identity server lets people in',
  '/api/LocatieAfmelden/GetAfmeldControle':
    'whoever closes a location must see what is open there, and on which day it can be closed',
  '/api/LocatieAanvragen/GetLocatieMeldingen':
    'a number that was free may be refused minutes later: that must reach who asked, who can correct it',
  '/api/Klachten/SetGelezen': 'what somebody has seen must not be called new on another device',
  '/api/Cronjobs/CancelCronJob': 'a run that takes too long has to be ended',
  '/api/Cronjobs/GetCronJobRuns': 'the dashboard shows the last run only; what went before explains a failure',
  '/api/MaterieelKeuringen/GetKeuringenStand': 'the hub tells what needs attention without reading every inspection',
  '/api/MaterieelKeuringen/GetAgendaAbonnement': feed,
  '/api/MaterieelKeuringen/CreateAgendaAbonnement': feed,
  '/api/MaterieelKeuringen/DeleteAgendaAbonnement': feed,
  '/api/MaterieelSync/AcceptVanished': 'a large deletion that was meant must be able to reach the portal',
  '/api/MaterieelSync/GetDataAges': 'every screen fed by the mirror can show the age of its data',
  '/api/MaterieelSync/GetExchange': 'the administration shows the mirror by table and what waits for the back office',
  '/api/MaterieelAanvraag/WithdrawAanvraag':
    'what was sent by mistake must be able to be taken back before anybody acts on it (decision: requests)',
  '/api/MaterieelAanvraag/ZoekAanvragen': 'the search box finds a request by the number on a paper or in a mail',
  '/api/SavedAanvragen/GetGoedkeurStand':
    'tile, menu and bell say what waits for an approver without reading every list',
  '/api/SavedAanvragen/GetBeslissing':
    'the approver must see what it costs, what is wrong by now and what stands elsewhere',
  '/api/SavedAanvragen/UndoBesluit': 'a decision by a thumb that slipped must be able to be taken back',
  '/api/SavedAanvragen/GetGoedkeurders': handingOver,
  '/api/SavedAanvragen/OverdragenBeslissing': handingOver,
  '/api/SavedAanvragen/GetVervangingen': standingIn,
  '/api/SavedAanvragen/ZoekVervangers': standingIn,
  '/api/SavedAanvragen/SetVervanging': standingIn,
  '/api/SavedAanvragen/DeleteVervanging': standingIn,
  '/api/SavedAanvragen/WithdrawSavedAanvraag': 'a submitter must be able to take it back before it is decided',
  '/api/MaterieelOrder/GetOpenAantallen': 'the tiles of a location say how many orders are on their way',
  '/api/MaterieelFacturen/ZoekFacturen': 'the search box finds an invoice by the number in a mail or on paper',
  '/api/Klachten/ZoekKlachten': 'the search box finds feedback by its number or what it is about',
  '/api/MaterieelOrder/ZoekOrders': 'the search box finds an order by the number on a paper or in a mail',
  '/api/Gebruiker/GetGebruikersImport': 'an import takes minutes, and the person who started it must see how far it is',
  '/api/Gebruiker/GetRegistraties': deciding,
  '/api/Auth/GetRegistratie': proving,
  '/api/Auth/RegistratieBevestigen': proving,
  '/api/Gebruiker/GetBackofficePersoon': 'an administrator must see who an account becomes before it does',
  '/api/Gebruiker/RegistratieToelaten': deciding,
  '/api/Gebruiker/RegistratieWeigeren': deciding,
  '/api/Gebruiker/GetGebruiker': 'a link to one account opens without reading the list',
  '/api/Gebruiker/GetWachtendeAccounts': waiting,
  '/api/Gebruiker/VrijgevenAccount': waiting,
  '/api/Mail/GetMails': reading,
  '/api/Mail/GetMail': reading,
  '/api/Mail/RetryMail': 'a mail that was kept or given up must be able to reach its reader after all',
  '/api/Mail/RetryMails':
    'a mail server that was away leaves many mails, each of which must not take a decision of its own',
  '/api/Outbox/GetOutbox': watching,
  '/api/Outbox/GetOutboxRegel': watching,
  '/api/Outbox/RetryOutboxRegel': watching,
  '/api/Outbox/RetryOutboxRegels': watching,
  '/api/Outbox/EditOutboxRegel': watching,
  '/api/Outbox/CancelOutboxRegel': watching,
  '/api/Outbox/ConfirmOutboxRegel': watching,
  '/api/MaterieelMeldingen/GetMeldingen': telling,
  '/api/MaterieelMeldingen/SetGelezen': telling,
  '/api/MaterieelMeldingen/GetVoorkeuren': telling,
  '/api/MaterieelMeldingen/SetVoorkeuren': telling,
  '/api/MaterieelMeldingen/GetApparaten': pushing,
  '/api/MaterieelMeldingen/AddApparaat': pushing,
  '/api/MaterieelMeldingen/MeldApparaat': pushing,
  '/api/MaterieelMeldingen/VernieuwApparaat': pushing,
  '/api/MaterieelMeldingen/RemoveApparaat': pushing,
  '/api/MaterieelMeldingen/TestApparaat': pushing,
}
