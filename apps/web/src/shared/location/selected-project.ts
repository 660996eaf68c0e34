import type { AnyCall, Call, CallAnswer, CallInput } from '@portal/contract/define.ts'
import type { OfLocation, OfProject } from '@portal/contract/values.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '../../lib/call-error.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { type Location, useLocation, useLocations } from './location-store.ts'

/**
 * The project that is read as one instead of the chosen location (OP-34); null while the flag is off or the location
 * belongs to no project.
 */
export function useSelectedProject(): string | null {
  const { projectSelected } = useLocations()
  const location = useLocation()
  return projectSelected ? (location?.projectNummer ?? null) : null
}

/** A reading of one location and its form for a whole project; both answer in the same shape. */
interface PlaceCalls<O extends AnyCall['out']> {
  readonly ofLocation: Call<'query', typeof OfLocation, O>
  readonly ofProject: Call<'query', typeof OfProject, O>
}

/** Reads the chosen location, or its project while that is selected (R-LOC-07). */
export function usePlaceCall<O extends AnyCall['out']>(
  calls: PlaceCalls<O>,
  location: Location,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<CallAnswer<PlaceCalls<O>['ofLocation']>> {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  const input = { gebruikerLogin, materieellocatie: location.nummer }
  return useCall<Call<'query', typeof OfLocation, O> | Call<'query', typeof OfProject, O>>(
    projectNummer === null ? calls.ofLocation : calls.ofProject,
    projectNummer === null ? input : { ...input, projectNummer },
    options,
  )
}

/** What is read, in words: the location, or its project while that is selected. */
export function usePlaceName(location: Location): string {
  const text = useText()
  const number = useSelectedProject()
  return number === null ? location.omschrijving : text('shell.projectName', { number })
}

/** One record and its form for a project; both answer in the same shape. */
interface RecordCalls<C extends AnyCall, P extends AnyCall> {
  readonly own: C
  readonly ofProject: P
}

/**
 * Reads one record, as one of the selected project first. A link to a record of another location of the same person
 * opens it all the same.
 */
export function useRecordCall<C extends AnyCall, P extends AnyCall>(
  calls: RecordCalls<C, P>,
  input: CallInput<C> & Omit<CallInput<P>, 'projectNummer'>,
): UseQueryResult<CallAnswer<C> | CallAnswer<P>> {
  const projectNummer = useSelectedProject()
  const ofProject = useCall(calls.ofProject, { ...input, projectNummer }, { enabled: projectNummer !== null })
  const isElsewhere = isNotFound(ofProject.error)
  const isOwn = projectNummer === null || isElsewhere
  const own = useCall(calls.own, input, { enabled: isOwn })
  return isOwn ? own : ofProject
}
