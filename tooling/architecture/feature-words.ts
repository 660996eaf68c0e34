/** The words of the portal; a feature has one of these names in every package and app that has a part of it. */
export const featureWords: ReadonlySet<string> = new Set(
  `catalogue item search sets favourites order-list removal-list requests approvals ordering removing moving transport
  orders stock machines inspections agenda exit-orders invoices locations documents complaints reports users auth content settings
  categories sync tasks service-check outbox mails audit page-usage metacom second-factor look-along location-changes home
  quick-order notifications saved-views queue site-walks hand-overs`.split(/\s+/),
)

/** Names of the rooms of one place: folders of domain, server and web, files of contract (with calls) and texts. */
export interface FeatureRooms {
  readonly domain: readonly string[]
  readonly contract: readonly string[]
  readonly texts: readonly string[]
  readonly server: readonly string[]
  readonly web: readonly string[]
}

/** What many features use and nobody else has a word for. */
const beside: Readonly<Record<'domain' | 'texts', readonly string[]>> = {
  domain: ['access', 'calendar', 'forms', 'nav-filter', 'offline', 'plain', 'prices', 'saving', 'states'],
  texts: [
    'enums',
    'errors',
    'messages',
    'list-words',
    'missing',
    'pages',
    'parts',
    'record-menu',
    'search-words',
    'shell',
    'shortcuts',
    'uploads',
    'wizard',
  ],
}

/** Features that lack a room which they seem to need, each with the reason. */
const without: Readonly<Record<'contract' | 'server', Readonly<Record<string, string>>>> = {
  contract: {
    home: 'a page made of the answers of others',
    queue: 'work that waits in the browser: its calls are those of the lists and of complaints',
    'quick-order': 'ways to fill an order list: its calls are those of requests, orders, order-list and search',
  },
  server: {
    'quick-order': 'ways to fill an order list: its use cases are those of requests, orders, order-list and search',
    'second-factor': 'a step of logging in: its use cases are those of auth',
    'look-along': 'a session of another kind: its use cases are those of auth',
    approvals: 'what waits for a decision is a request in the making: its use cases are those of requests',
    ordering: 'a kind of request: its use cases are those of requests',
    removing: 'a kind of request: its use cases are those of requests',
    moving: 'a kind of request: its use cases are those of requests',
    transport: 'a kind of request: its use cases are those of requests',
  },
}

/** Every name that is no word of the portal, and every word whose rooms do not agree. */
export function findDisagreements(rooms: FeatureRooms): readonly string[] {
  const strange = Object.entries<readonly string[]>({ ...rooms }).flatMap(([room, names]) => {
    const own = room === 'domain' || room === 'texts' ? beside[room] : []
    return names.filter((name) => !featureWords.has(name) && !own.includes(name)).map((name) => `${room}: ${name}`)
  })
  const missing = (wanted: 'contract' | 'texts' | 'server', words: readonly string[]) =>
    [...new Set(words)]
      .filter((word) => !rooms[wanted].includes(word) && (wanted === 'texts' || !(word in without[wanted])))
      .map((word) => `${word} is not in ${wanted}`)
  const screens = [...rooms.server, ...rooms.web]
  return [
    ...strange,
    ...missing('contract', screens),
    ...missing('texts', screens),
    ...missing('server', rooms.contract),
  ]
}
