/**
 * One screen: who may open it, the page of the web that draws it, and what the page brings along. Router, first page,
 * build, search and the checks of the house read this table; none has a list of its own.
 */
export interface Screen {
  /** Everybody, everybody who is logged in, or administrators (R-ROUTE-02, R-SCR-SHELL-25). */
  readonly access: 'public' | 'login' | 'admin'
  /** The file of the page below `features/` of the web. */
  readonly page: string
  /** What that file exports, where it is not named as the file. */
  readonly name?: string
  /** Its texts beside those of every page; screens of administrators have all. */
  readonly texts?: 'site' | 'wizard' | 'later' | 'queue' | 'ground'
  /** Opened every day: its code comes in few files, with that of screens that have the same word. */
  readonly often?: 'goods' | 'item' | 'list' | 'site' | 'tables' | 'wizard'
  /** False where the search does not offer it by its name: a step, for some people only, or in place of another. */
  readonly inSearch?: false
}

/**
 * Every screen by its path as the router writes it: `{id}` of spec/routes.json is `$id`, `{category?}` is
 * `{-$category}`. A link to a path that is not here does not compile.
 */
export const screens = {
  // With a chosen location; without one it is the way in, which comes with the program.
  '/': { access: 'public', texts: 'site', page: 'locations/SitePage', often: 'site' },
  '/info': { access: 'public', texts: 'later', page: 'home/InfoPage' },
  '/404': { access: 'public', page: 'home/NotFoundPage', inSearch: false },
  '/inlog-methode': { access: 'public', page: 'auth/LoginMethodPage', inSearch: false },
  '/inloggen': { access: 'public', page: 'auth/LoginPage', inSearch: false },
  '/registreren': { access: 'public', page: 'auth/RegisterPage', inSearch: false },
  '/wachtwoord-vergeten': { access: 'public', page: 'auth/ForgotPasswordPage', inSearch: false },
  '/wachtwoord-resetten': { access: 'public', page: 'auth/ResetPasswordPage', inSearch: false },
  '/wachtwoord-wijzigen': { access: 'login', page: 'auth/ChangePasswordPage' },
  '/beveiliging': { access: 'login', texts: 'later', page: 'auth/factor/SecurityPage' },
  '/materieel/{-$category}': { access: 'public', page: 'catalogue/CataloguePage', often: 'goods' },
  '/catalogus/$category': { access: 'public', page: 'catalogue/CataloguePage' },
  '/zoeken/$term': { access: 'public', page: 'search/SearchPage', often: 'goods' },
  '/details/$id': { access: 'public', page: 'item/ItemPage', often: 'item' },
  '/sets': { access: 'public', texts: 'later', page: 'sets/SetsPage' },
  '/set/$id': { access: 'public', texts: 'later', page: 'sets/SetPage' },
  '/favorieten': { access: 'login', texts: 'site', page: 'favourites/FavouritesPage' },
  '/bestellijst': { access: 'login', texts: 'site', page: 'order-list/OrderListPage', often: 'list' },
  '/bestellijsten': { access: 'login', page: 'order-list/OrderListsPage' },
  '/afvoerlijst': { access: 'login', texts: 'site', page: 'removal-list/RemovalListPage' },
  '/materieelvoorraad/scannen': { access: 'login', texts: 'site', page: 'removal-list/scan/ScanPage', inSearch: false },
  '/locatie': { access: 'login', texts: 'site', page: 'locations/LocationPage', often: 'site' },
  '/locatie/ronde': { access: 'login', texts: 'ground', page: 'site-walks/WalkPage' },
  '/locatie/ronde/$ronde': { access: 'login', texts: 'ground', page: 'site-walks/WalkReportPage' },
  '/locatie/overdrachten/{-$overdracht}': { access: 'login', texts: 'ground', page: 'hand-overs/HandOversPage' },
  '/nog-te-versturen': { access: 'login', texts: 'queue', page: 'queue/QueuePage' },
  '/agenda': { access: 'login', texts: 'site', page: 'agenda/AgendaPage' },
  '/locatie-gegevens': { access: 'login', texts: 'site', page: 'locations/LocationDataPage' },
  '/materieelkeuringen': { access: 'login', texts: 'site', page: 'inspections/InspectionsPage' },
  '/locatie-documenten': { access: 'login', page: 'documents/LocationDocumentsPage' },
  '/aanvragen': { access: 'login', texts: 'site', page: 'requests/RequestsPage', often: 'tables' },
  '/aanvragen/$id': { access: 'login', texts: 'later', page: 'requests/RequestPage' },
  '/goed-te-keuren-aanvragen': { access: 'login', texts: 'later', page: 'approvals/ApprovalsPage' },
  '/goed-te-keuren-aanvragen/approved/$id': { access: 'login', texts: 'later', page: 'approvals/ApprovedPage' },
  '/meldingen-instellen': { access: 'login', texts: 'later', page: 'notifications/PreferencesPage' },
  '/vervanging': { access: 'login', texts: 'later', page: 'approvals/DeputiesPage' },
  '/orders/aanvoer': {
    access: 'login',
    texts: 'site',
    page: 'orders/OrdersPage',
    name: 'ArrivalsPage',
    often: 'tables',
  },
  '/orders/aanvoer/$id': { access: 'login', texts: 'ground', page: 'orders/OrderPage', name: 'ArrivalPage' },
  '/orders/afvoer': { access: 'login', texts: 'site', page: 'orders/OrdersPage', name: 'RemovalsPage' },
  '/orders/afvoer/$id': { access: 'login', texts: 'ground', page: 'orders/OrderPage', name: 'RemovalPage' },
  '/orders/naar-verplaatsing': { access: 'login', texts: 'site', page: 'orders/OrdersPage', name: 'MovesToPage' },
  '/orders/naar-verplaatsing/$id': { access: 'login', texts: 'ground', page: 'orders/OrderPage', name: 'MoveToPage' },
  '/orders/van-verplaatsing': { access: 'login', texts: 'site', page: 'orders/OrdersPage', name: 'MovesFromPage' },
  '/orders/van-verplaatsing/$id': { access: 'login', texts: 'ground', page: 'orders/OrderPage', name: 'MoveFromPage' },
  '/facturen': { access: 'login', texts: 'later', page: 'invoices/InvoicesPage' },
  '/rapportages': { access: 'login', texts: 'later', page: 'reports/ReportsPage' },
  '/exitorders': { access: 'login', texts: 'later', page: 'exit-orders/ExitOrdersPage' },
  '/exitorders/$id': { access: 'login', texts: 'later', page: 'exit-orders/ExitOrderPage' },
  '/materieelvoorraad': { access: 'login', texts: 'site', page: 'stock/StockPage', often: 'tables' },
  '/allematerieelvoorraad': { access: 'login', texts: 'site', page: 'stock/AllStockPage' },
  '/materieelvoorraad/details/$id/$number': { access: 'public', texts: 'site', page: 'stock/StockItemPage' },
  // What a label leads to, in a few characters and as GS1 writes it.
  '/m/$piece': { access: 'public', texts: 'ground', page: 'stock/machine/MachinePage' },
  '/8004/$giai': { access: 'public', texts: 'ground', page: 'stock/machine/MachinePage' },
  '/machinemap': { access: 'login', texts: 'ground', page: 'stock/machine/PapersPage' },
  '/etiketten': { access: 'login', texts: 'ground', page: 'stock/machine/LabelsPage' },
  '/voorraadverloop/$soort/$nummer': { access: 'login', texts: 'site', page: 'stock/HistoryPage' },
  '/Materieel-Zoeken-Locaties': { access: 'login', texts: 'site', page: 'stock/FindPiecePage' },
  '/content-page/$name': { access: 'login', texts: 'later', page: 'content/ContentPage' },

  '/opnieuw-bestellen/$soort/$nummer': { access: 'login', texts: 'later', page: 'quick-order/AgainPage' },
  '/snel-bestellen': { access: 'login', texts: 'later', page: 'quick-order/QuickOrderPage' },

  '/bestellen/gegevens': {
    access: 'login',
    texts: 'wizard',
    page: 'ordering/OrderDetailsPage',
    often: 'wizard',
    inSearch: false,
  },
  '/bestellen/afronden': { access: 'login', texts: 'wizard', page: 'ordering/OrderFinishPage', inSearch: false },
  '/bestellen/voltooid': { access: 'login', texts: 'later', page: 'ordering/OrderCompletedPage', inSearch: false },
  '/Afvoeren/gegevens': { access: 'login', texts: 'later', page: 'removing/RemovalDetailsPage', inSearch: false },
  '/afvoeren/afronden': { access: 'login', texts: 'later', page: 'removing/RemovalFinishPage', inSearch: false },
  '/afvoeren/voltooid': { access: 'login', texts: 'later', page: 'removing/RemovalCompletedPage', inSearch: false },
  '/verplaatsen/gegevens': { access: 'login', texts: 'later', page: 'moving/MoveDetailsPage', inSearch: false },
  '/verplaatsen/afronden': { access: 'login', texts: 'later', page: 'moving/MoveFinishPage', inSearch: false },
  '/verplaatsen/voltooid': { access: 'login', texts: 'later', page: 'moving/MoveCompletedPage', inSearch: false },
  '/transport-aanvraag/gegevens': {
    access: 'login',
    texts: 'later',
    page: 'transport/TransportDetailsPage',
    inSearch: false,
  },
  '/transport-aanvraag/afronden': {
    access: 'login',
    texts: 'later',
    page: 'transport/TransportFinishPage',
    inSearch: false,
  },
  '/transport-aanvraag/voltooid': {
    access: 'login',
    texts: 'later',
    page: 'transport/TransportCompletedPage',
    inSearch: false,
  },

  '/locatie-aanvragen': {
    access: 'login',
    texts: 'later',
    page: 'location-changes/NewLocationPage',
    name: 'RequestLocationPage',
    inSearch: false,
  },
  '/locatie-aanvragen/voltooid': {
    access: 'login',
    texts: 'later',
    page: 'location-changes/NewLocationPage',
    name: 'LocationRequestedPage',
    inSearch: false,
  },
  '/locatie-aanmaken': {
    access: 'login',
    texts: 'later',
    page: 'location-changes/NewLocationPage',
    name: 'CreateLocationPage',
    inSearch: false,
  },
  '/locatie-afmelden': { access: 'login', texts: 'later', page: 'location-changes/DeregisterPage', inSearch: false },
  '/klachten': { access: 'login', texts: 'later', page: 'complaints/ComplaintsPage' },
  '/klachten-aanmaken': { access: 'login', texts: 'later', page: 'complaints/GiveFeedbackPage' },
  '/klachten-overzicht': {
    access: 'login',
    texts: 'later',
    page: 'complaints/ComplaintsPage',
    name: 'ComplaintsOverviewPage',
  },
  '/klachten-overzicht-directie': {
    access: 'login',
    texts: 'later',
    page: 'complaints/ComplaintsPage',
    name: 'ComplaintsManagementPage',
    inSearch: false,
  },
  '/klacht-details/$id': { access: 'login', texts: 'later', page: 'complaints/ComplaintPage' },

  '/locatie-aanmaken-dura': {
    access: 'login',
    texts: 'later',
    page: 'location-changes/booked/BookLocationPage',
    inSearch: false,
  },
  '/facturen-dura': { access: 'login', texts: 'later', page: 'invoices/project/ProjectInvoicesPage', inSearch: false },
  '/materieelvoorraad-dura': {
    access: 'login',
    texts: 'later',
    page: 'stock/project/ProjectStockPage',
    inSearch: false,
  },
  '/allematerieelvoorraad-dura': {
    access: 'login',
    texts: 'later',
    page: 'stock/project/AllProjectStockPage',
    inSearch: false,
  },

  '/settings/outbox': { access: 'admin', page: 'outbox/OutboxPage' },
  '/settings/mails': { access: 'admin', page: 'mails/MailsPage' },
  '/settings/audit': { access: 'admin', page: 'audit/AuditPage' },
  '/settings/accounts': { access: 'admin', page: 'auth/WaitingAccountsPage' },
  '/settings/rondes': { access: 'admin', page: 'site-walks/WalksPage' },
  '/settings/logins': { access: 'admin', page: 'auth/LoginsPage' },
  '/settings/tweede-stap': { access: 'admin', page: 'auth/factor/FactorRulesPage' },
  '/gebruikers': { access: 'admin', page: 'users/UsersPage' },
  '/gebruikers-importeren': { access: 'admin', page: 'users/ImportUsersPage' },
  '/gebruiker-aanmaken': { access: 'admin', page: 'users/CreateUserPage' },
  '/settings/registraties': { access: 'admin', page: 'users/RegistrationsPage' },
  '/settings': { access: 'admin', page: 'settings/SettingsPage' },
  '/settings/categories': { access: 'admin', page: 'categories/CategoriesPage' },
  '/settings/categorie/toggle': { access: 'admin', page: 'categories/CategoryTogglePage' },
  '/settings/categorie/verwijderen': { access: 'admin', page: 'categories/CategoryRemovePage' },
  '/settings/geschiedenis': { access: 'admin', page: 'settings/SettingHistoryPage' },
  '/settings/overzicht': { access: 'admin', page: 'sync/AdministrationPage' },
  '/settings/content-paginas-beheer': { access: 'admin', page: 'content/ContentPagesPage' },
  '/settings/content-paginas-beheer/$guid/$name': { access: 'admin', page: 'content/EditContentPage' },
  '/settings/content-pagina-maken': { access: 'admin', page: 'content/NewContentPage' },
  '/pagina-gebruik': { access: 'admin', page: 'page-usage/PageUsagePage' },
  '/settings/cron-dashboard': { access: 'admin', page: 'tasks/CronDashboardPage' },
  '/settings/api-info/ws-testen': { access: 'admin', page: 'service-check/ServiceCheckPage' },
} as const satisfies Readonly<Record<string, Screen>>

export type ScreenPath = keyof typeof screens

/** All paths, as the table has them. */
// Object.keys forgets what the keys are.
export const screenPaths = Object.keys(screens) as ScreenPath[]

/** The screen of a path with what only some screens have. */
export function screenAt(path: ScreenPath): Screen {
  return screens[path]
}

/** The paths that have no number in them, as somebody types them. */
export const plainPaths: readonly string[] = screenPaths
  .map((path) => path.replace('/{-$category}', ''))
  .filter((path) => !path.includes('$'))

const notInSearch = new Set<string>(screenPaths.filter((path) => screenAt(path).inSearch === false))
/** Those that the search offers by their name. */
export const pathsInSearch: readonly string[] = plainPaths.filter((path) => !notInSearch.has(path))

/** The extent of texts of a screen: all for administrators, else those it names. */
export function textsOf({
  access,
  texts,
}: Screen): 'first' | 'site' | 'wizard' | 'queue' | 'ground' | 'later' | 'admin' {
  return access === 'admin' ? 'admin' : (texts ?? 'first')
}
