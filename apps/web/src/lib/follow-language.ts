import { locales } from '@portal/domain/constants.ts'
import { ConnectionError } from './call-error.ts'
import { notifyError } from './notifications.ts'
import { currentLocale, preferencesStore, setDefaultLanguage } from './preferences.ts'
import { readAgain } from './query-client.ts'
import { loadSettings } from './settings.ts'
import { switchLanguage } from './text.ts'

/** Switches the texts, and reads answers again that hold texts in the language of the request. */
async function follow(): Promise<void> {
  try {
    await switchLanguage(currentLocale())
  } catch (error) {
    // Texts that were never used are not kept: they come with the next page that has a connection.
    return notifyError(new ConnectionError(error))
  }
  await readAgain()
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
