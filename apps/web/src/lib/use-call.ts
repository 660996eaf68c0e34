import type { AnyCall, CallAnswer, CallInput } from '@portal/contract/define.ts'
import { featureAreas } from '@portal/domain/settings/feature-areas.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callKey } from './call-key.ts'
import type { CallQueryOptions } from './call-query.ts'
import { callQuery } from './call-query.ts'
import { freshWhileOpening } from './first-answers.ts'
import { queryClient, readAgain } from './query-client.ts'
import { useCapabilities, useSettings } from './settings.ts'

interface UseCallOptions extends CallQueryOptions {
  /** Shows the answer to the last input while the one to a new input is on its way. */
  readonly keepLast?: boolean
}

/**
 * Reads a call and follows its answer in the cache. Give features this and no fetcher of their own. A call of an area
 * that is switched off is not asked: the server would refuse it (R-SCR-SHELL-25). Nor is one about the person while
 * there is none, as on a screen whose session just ended.
 */
export function useCall<C extends AnyCall>(
  target: C,
  input: CallInput<C>,
  options: UseCallOptions = {},
): UseQueryResult<CallAnswer<C>> {
  const settings = useSettings()
  const has = useCapabilities()
  const isOn = target.area === undefined || settings.bool(featureAreas[target.area].switch)
  const open = isOn && (target.capability === undefined || has(target.capability))
  const isOfNobody = target.identity !== undefined && Reflect.get(Object(input), target.identity) === ''
  return useQuery({
    ...callQuery(target, input, { ...options, enabled: open && !isOfNobody && options.enabled !== false }),
    ...(options.staleMs === 0 ? { staleTime: freshWhileOpening } : {}),
    // The placeholder is an earlier answer of this same call.
    ...(options.keepLast === true ? { placeholderData: keepPreviousData as never } : {}),
  })
}

/** Reads a call outside a component: from the cache while fresh, else from the server. */
export function readCall<C extends AnyCall>(target: C, input: CallInput<C>, options: CallQueryOptions = {}) {
  return queryClient.query({ ...callQuery(target, input, options) })
}

/** Marks the answers of these calls as old, so that open screens read them again. */
export async function refreshCalls(targets: readonly AnyCall[]): Promise<void> {
  await Promise.all(targets.map((target) => readAgain({ queryKey: callKey(target) })))
}

/** Changes every answer of a call that is in the cache; used for what a person did and must see at once. */
export function editAnswers<C extends AnyCall>(target: C, edit: (answer: CallAnswer<C>) => CallAnswer<C>): void {
  queryClient.setQueriesData<CallAnswer<C>>({ queryKey: callKey(target) }, (answer) =>
    answer === undefined ? answer : edit(answer),
  )
}
