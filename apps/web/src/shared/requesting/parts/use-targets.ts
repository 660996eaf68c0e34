import type { CallAnswer } from '@portal/contract/define.ts'
import type { LocationAddresses } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useCall } from '../../../lib/use-call.ts'

/** More targets than this are not a list to read but one to search in. */
const readAtOnce = 20

/** From where, and by which of the two flows. */
export interface TargetGoal {
  readonly locationNo: string
  readonly goal: 'verplaatsen' | 'transport'
}

type Targets = CallAnswer<typeof locations.getLocationAddresses>

interface TargetsFound {
  readonly query: UseQueryResult<Targets>
  /** The chosen one with its addresses; undefined while it is not known, or cannot be a target (any more). */
  readonly target: LocationAddresses | undefined
  /** Takes one that a search found. */
  readonly take: (found: LocationAddresses) => void
}

export function useTargetInput({ locationNo, goal }: TargetGoal) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  return { gebruikerLogin, materieellocatie: locationNo, doel: goal, maximum: readAtOnce }
}

/** The first targets, and the chosen one, which may be any of thousands. */
export function useTargets(goal: TargetGoal, chosen: string): TargetsFound {
  const input = useTargetInput(goal)
  const [taken, take] = useState<LocationAddresses | null>(null)
  const query = useCall(locations.getLocationAddresses, input)
  const isChosen = ({ nummer }: LocationAddresses) => nummer === chosen
  const known = query.data?.items.find(isChosen) ?? [taken].find((one) => one !== null && isChosen(one))
  const isSought = query.data !== undefined && known == null && chosen !== ''
  const sought = useCall(locations.getLocationAddresses, { ...input, nummer: chosen }, { enabled: isSought })
  return { query, target: known ?? (isSought ? sought.data?.items[0] : undefined), take }
}
