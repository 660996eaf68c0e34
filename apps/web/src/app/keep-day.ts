import { dayQuestions } from '@portal/contract/day-questions.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { search } from '@portal/contract/search.ts'
import { featureAreas } from '@portal/domain/settings/feature-areas.ts'
import { callKey } from '../lib/call-key.ts'
import { callAndKeep, keptAnswer } from '../lib/call-query.ts'
import { onlineStore } from '../lib/connectivity.ts'
import { keeperNow } from '../lib/keeper.ts'
import { loadCapabilities, loadSettings } from '../lib/settings.ts'
import { nowMs } from '../lib/today.ts'
import { currentLocation } from '../shared/location/location-store.ts'

const hourMs = 60 * 60_000
/** An answer of this morning is good enough for a screen that nobody opened since, the catalogue of yesterday for a search. */
const goodForMs = ({ path }: AnyCall) => (path === search.getCatalogueCopy.path ? 24 : 4) * hourMs

/** Who is where, in one word; null where nothing is kept. */
function placeNow(): string | null {
  const [owner, location] = [keeperNow(), currentLocation()]
  return owner === null || location === null ? null : `${location.nummer} ${owner}`
}

/**
 * Asks ahead what the screens of a day ask at the chosen location, so that they open without a connection although this
 * browser never showed them. What was asked not long ago is not asked again.
 */
export async function keepDay(): Promise<void> {
  const [began, owner, location] = [placeNow(), keeperNow(), currentLocation()]
  if (owner === null || location === null) return
  const [settings, has] = await Promise.all([loadSettings(), loadCapabilities()])
  for (const { call, ...asked } of dayQuestions({ gebruikerLogin: owner, materieellocatie: location.nummer })) {
    // A question is a call with an input of it.
    const input = asked.input as CallInput<AnyCall>
    if (call.area !== undefined && !settings.bool(featureAreas[call.area].switch)) continue
    if (call.capability !== undefined && !has(call.capability)) continue
    const kept = await keptAnswer(owner, callKey(call, input))
    if (kept !== null && nowMs() - kept.at < goodForMs(call)) continue
    if (!onlineStore.get() || placeNow() !== began) return
    // Without it the screen says what it needs.
    await callAndKeep(call, input).catch(() => {})
  }
}
