import { urgentCharge } from '@portal/domain/prices/urgent-charge.ts'
import { settingDefaults } from '@portal/domain/settings/setting-defaults.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { usePricesVisible } from '../../shared/items/use-prices-visible.ts'

export interface UrgentText {
  readonly label: string
  /** The charge in words; null when there is none or this visitor sees no prices. */
  readonly price: string | null
}

/** The text and price of an urgent order from the settings Spoed_Tekst, Spoed_Werkdagen and Spoed_Prijs (R-RULE-08). */
export function useUrgentText(): UrgentText {
  const text = useText()
  const format = useFormat()
  const settings = useSettings()
  const pricesVisible = usePricesVisible()
  const days = settings.int('Spoed_Werkdagen')
  const own = settings.string('Spoed_Tekst')
  const charge = urgentCharge(true, settings)?.price ?? 0
  return {
    // A firm that kept the text of the catalogue gets it in the language of the reader.
    label:
      own === settingDefaults.Spoed_Tekst
        ? text('spoed.toelichting', { days, count: days })
        : own.replaceAll('{days}', String(days)),
    price: pricesVisible && charge > 0 ? format.money(charge) : null,
  }
}
