import { locales } from '@portal/domain/constants.ts'
import { IconLanguage } from '@tabler/icons-react'
import { setPreference, useLocale } from '../../lib/preferences.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { Popup } from '../../ui/Popup.tsx'

/** The four languages, or those that the company offers, each by its own name. */
export function LanguageEntries({ close }: { readonly close: () => void }) {
  const text = useText()
  const current = useLocale()
  const offered = useSettings().multiString('Standaard_Talen')
  return locales
    .filter((locale) => offered.length === 0 || offered.includes(locale))
    .map((locale) => (
      <MenuItem
        key={locale}
        chosen={locale === current}
        onChoose={() => {
          setPreference('language', locale)
          close()
        }}
      >
        <span lang={locale}>{text(`language.${locale}`)}</span>
      </MenuItem>
    ))
}

/** In the top bar; on a phone the same entries are in the user menu. */
export function LanguagePicker() {
  const text = useText()
  return (
    <Popup
      label={text('language.choose')}
      button={(button) => (
        <IconButton {...button} onBar label={text('language.choose')} icon={<IconLanguage size={22} />} />
      )}
    >
      {(close) => <LanguageEntries close={close} />}
    </Popup>
  )
}
