import type { TextKey } from '../../lib/text.ts'

interface NavigationEntry {
  readonly to: string
  readonly label: TextKey
  /** Screens beside it that it stands for: it is marked there too. */
  readonly also?: readonly string[]
}

export const secondBarEntries: readonly NavigationEntry[] = [
  { to: '/', label: 'nav.home' },
  {
    to: '/settings/overzicht',
    label: 'nav.administration',
    also: ['/settings', '/gebruikers', '/gebruiker-aanmaken', '/pagina-gebruik'],
  },
  { to: '/locatie', label: 'nav.location' },
  { to: '/agenda', label: 'page./agenda' },
  { to: '/bestellijst', label: 'nav.orderList' },
  { to: '/afvoerlijst', label: 'nav.removalList' },
  {
    to: '/materieelvoorraad',
    label: 'page./materieelvoorraad',
    also: ['/allematerieelvoorraad', '/materieel-zoeken-locaties'],
  },
  { to: '/aanvragen', label: 'nav.requestsAndOrders', also: ['/orders'] },
  { to: '/favorieten', label: 'nav.favourites' },
  { to: '/content-page/nieuw-werk', label: 'nav.newWork' },
  { to: '/locatie-documenten', label: 'nav.documents' },
  { to: '/content-page/nieuws', label: 'nav.news' },
]
