import type { StillAsked } from '@portal/domain/stock/standing-still.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'

/** From when on something of the stock stands still. */
export function useStillAsked(): StillAsked {
  return { today: today(), stillAfterDays: useSettings().int('Ronde_StilNaDagen') }
}
