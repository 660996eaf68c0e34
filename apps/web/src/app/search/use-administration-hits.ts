import { settings } from '@portal/contract/settings.ts'
import { users } from '@portal/contract/users.ts'
import { may } from '@portal/domain/access/may.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { loadAdminTexts, useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { type Found, foundBy, notAsked } from '../../shared/records/found-hits.ts'

const mostHits = 5

/** The accounts that have the term in a name or address, for who may see them. */
export function usePeopleHits(term: string): Found {
  const { person } = useSession()
  const wanted = refuseTerm(term) === null && may(person, 'users.view')
  const query = useCall(users.getUsers, { zoekterm: term, rijen: mostHits }, { enabled: wanted, keepLast: true })
  if (!wanted) return notAsked
  const hits = (query.data?.items ?? []).map((account) => ({
    key: `person-${account.id}`,
    name: `${account.voornaam} ${account.achternaam}`.trim() || account.gebruikersnaam,
    detail: [account.gebruikersnaam, account.bedrijfsnaam].filter(Boolean).join(' · '),
    to: `/gebruikers?gebruiker=${encodeURIComponent(account.id)}`,
    numbers: [account.gebruikersnaam, account.email],
  }))
  return foundBy(query, hits)
}

/** What settings are called and mean is large, and only administrators look for it. */
async function loadWords() {
  const { findSettings } = await import('../../features/settings/find-settings.ts')
  await loadAdminTexts()
  return { findSettings }
}

/** The settings that have every word of the term in their name or in what they mean. */
export function useSettingHits(term: string): Found {
  const text = useText()
  const { person } = useSession()
  const wanted = refuseTerm(term) === null && may(person, 'settings.view')
  const words = useQuery({ queryKey: ['setting-words'], queryFn: loadWords, enabled: wanted, staleTime: Infinity })
  const query = useCall(settings.getAppSettings, {}, { enabled: wanted })
  if (!wanted) return notAsked
  if (words.data === undefined) return { hits: [], known: false, isSettled: words.isError }
  const found = words.data.findSettings(query.data?.items ?? [], term, text).slice(0, mostHits)
  const hits = found.map(({ name, label, area }) => ({
    key: `setting-${name}`,
    name: label,
    detail: area,
    to: `/settings?zoek=${encodeURIComponent(name)}`,
    numbers: [name],
  }))
  return foundBy(query, hits)
}
