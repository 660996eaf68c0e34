import { requiredFields } from '@portal/domain/settings/required-field-keys.ts'
import { useMemo } from 'react'
import { useSettings } from '../../lib/settings.ts'
import type { OrderFaultField } from './order-faults.ts'

/** Which fields of the order form have to be filled under the settings (R-REQ-02, R-REQ-07, R-REQ-08). */
export function useRequired(): (field: OrderFaultField) => boolean {
  const settings = useSettings()
  return useMemo(() => {
    const required = new Set<OrderFaultField>(requiredFields('order', (key) => settings.bool(key)))
    if (settings.bool('Bestellen_RetourDatumVerplicht')) required.add('retourDatum')
    if (settings.bool('Bestellen_VoorwaardenVerplicht')) required.add('termsAccepted')
    return (field) => required.has(field)
  }, [settings])
}
