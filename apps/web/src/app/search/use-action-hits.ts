import { may } from '@portal/domain/access/may.ts'
import type { Action } from '@portal/domain/access/vocabulary.ts'
import { locales } from '@portal/domain/constants.ts'
import { normalizeSearchText, searchWords } from '@portal/domain/plain/search-text.ts'
import { setPreference, useLocale } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { logOut } from '../../shared/frame/log-out.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import type { SearchHit } from '../../shared/records/found-hits.ts'
import { refreshAndTell } from '../menu/account-actions.ts'
import { otherWords } from './other-words.ts'

interface Start {
  readonly to: string
  readonly label: TextKey
  /** What one must be allowed at the chosen location; without one, the screen asks for a location first. */
  readonly action: Action
}

/** What begins on a screen of its own. */
const starts: readonly Start[] = [
  { to: '/materieel', label: 'home.order', action: 'public' },
  { to: '/materieelvoorraad/scannen', label: 'page./materieelvoorraad/scannen', action: 'removalList.edit' },
  { to: '/Afvoeren/gegevens', label: 'home.remove', action: 'request.submit' },
  { to: '/verplaatsen/gegevens', label: 'enum.Wizard.verplaatsen', action: 'request.submit' },
  { to: '/transport-aanvraag/gegevens', label: 'enum.Wizard.transport-aanvraag', action: 'request.submit' },
]

function useStarts(): readonly SearchHit[] {
  const text = useText()
  const canOpen = useScreens()
  const location = useLocation()
  const { person } = useSession()
  const several = useSettings().bool('AppBestellijst_MeerdereLijsten')
  const isFree = (action: Action) =>
    action === 'public' || location === null || (!location.geblokkeerd && may(person, action, location.rol))
  const hits = starts
    .filter(({ to, action }) => canOpen(to) && isFree(action))
    .map(({ to, label }) => ({ key: `start-${to}`, name: text(label), words: otherWords(to, text), detail: '', to }))
  const mayMakeList = several && location !== null && canOpen('/bestellijsten') && isFree('orderList.edit')
  const newList = { key: 'start-list', name: text('orderList.new'), detail: '', to: '/bestellijsten?nieuw=true' }
  return mayMakeList ? [...hits, newList] : hits
}

/** What is done at once, about the own account and the language. */
function useAccountHits(): readonly SearchHit[] {
  const text = useText()
  const current = useLocale()
  const { authenticated } = useSession()
  const offered = useSettings().multiString('Standaard_Talen')
  const account: readonly SearchHit[] = authenticated
    ? [
        {
          key: 'action-refresh',
          name: text('user.refreshLocations'),
          detail: '',
          to: '',
          run: () => void refreshAndTell(),
        },
        {
          key: 'action-logout',
          name: text('user.logout'),
          words: otherWords('logout', text),
          detail: '',
          to: '',
          run: () => void logOut(),
        },
      ]
    : [{ key: 'action-login', name: text('user.login'), detail: '', to: '/inlog-methode' }]
  const languages = locales
    .filter((locale) => locale !== current && (offered.length === 0 || offered.includes(locale)))
    .map((locale) => ({
      key: `action-${locale}`,
      name: text(`language.${locale}`),
      detail: text('language.label'),
      to: '',
      run: () => setPreference('language', locale),
    }))
  return [...account, ...languages]
}

/** What one can do, by its name; without a term only what begins the work, not what is rare. */
export function useActionHits(typed: string): readonly SearchHit[] {
  const words = searchWords(typed)
  const begin = useStarts()
  const ofAccount = useAccountHits()
  if (words.length === 0) return begin
  return [...begin, ...ofAccount].filter(({ name, detail, words: others = '' }) => {
    const own = normalizeSearchText(`${name} ${others} ${detail}`)
    return words.every((word) => own.includes(word))
  })
}
