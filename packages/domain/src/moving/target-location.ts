import { refuseOrderAt } from '../locations/location-orderable.ts'

/** What a location is to the person who wants to send something there. */
export interface TargetFacts {
  readonly nummer: string
  readonly geblokkeerd: boolean
  readonly state: string
  readonly kind: string
  /** One of the person's own locations; the others are of the same customer. */
  readonly isOwn: boolean
}

export interface TargetRules {
  readonly flow: 'move' | 'transport'
  /** The locations that goods leave. */
  readonly fromLocations: readonly string[]
  readonly settings: {
    readonly bool: (key: 'Verplaatsen_NaarEigenLocatie' | 'TransportAanvraag_NaarEigenLocatie') => boolean
  }
}

export type TargetRefusal =
  | 'verplaatsen.zelfde_locatie'
  | 'verplaatsen.eigen_locatie'
  | 'transport.eigen_locatie'
  | 'verplaatsen.doel_geblokkeerd'
  | 'locatie.niet_bestelbaar'

/**
 * Why nothing can be moved or transported to a location; null when it can. Own locations need the setting of their flow
 * (R-RULE-04, R-RULE-05), blocked ones are never a target (R-RULE-06), closed ones take nothing in (OP-22).
 */
export function refuseTarget(
  target: TargetFacts,
  { flow, fromLocations, settings }: TargetRules,
): TargetRefusal | null {
  if (fromLocations.includes(target.nummer)) return 'verplaatsen.zelfde_locatie'
  const ofFlow = {
    move: ['Verplaatsen_NaarEigenLocatie', 'verplaatsen.eigen_locatie'],
    transport: ['TransportAanvraag_NaarEigenLocatie', 'transport.eigen_locatie'],
  } as const
  const [setting, refusal] = ofFlow[flow]
  if (target.isOwn && !settings.bool(setting)) return refusal
  const closed = refuseOrderAt(target)
  return closed === 'locatie.geblokkeerd' ? 'verplaatsen.doel_geblokkeerd' : closed
}
