import { locales } from '@portal/domain/constants.ts'
import { currentLocale, preferencesStore, setDefaultLanguage } from './preferences.ts'
import { queryClient } from './query-client.ts'
import { loadSettings } from './settings.ts'
import { switchLanguage } from './text.ts'

/** Switches the texts, and reads answers again that hold texts in the language of the request. */
async function follow(): Promise<void> {
  await switchLanguage(currentLocale())
  await queryClient.invalidateQueries()
}

/** Until somebody chooses a language, the default of the company holds (R-GEN-16). */
async function takeDefault(): Promise<void> {
  if (preferencesStore.get().language !== null) return
  const wanted = (await loadSettings()).string('Standaard_Taal')
  const locale = locales.find((one) => one === wanted)
  if (locale === undefined || locale === currentLocale()) return
  setDefaultLanguage(locale)
  await follow()
}

export function followLanguage(): void {
  let known = currentLocale()
  preferencesStore.subscribe(() => {
    if (currentLocale() === known) return
    known = currentLocale()
    void follow()
  })
  void takeDefault()
}
