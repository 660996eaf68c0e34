import { PortalError } from '@portal/contract/errors.ts'
import type { Ctx } from './context.ts'
import type { UserLocation } from './session-user.ts'

/** An input that may name a project; then only what belongs to that project is read (OP-34). */
export interface PlaceInput {
  readonly projectNummer?: string
  readonly [field: string]: unknown
}

/**
 * The first of a record's locations that is the user's, and of the project when one is asked for (OP-34): what goes from
 * one place to another is seen from both ends.
 * @throws PortalError `error.niet_gevonden` when none is
 */
export async function ownPlace(ctx: Ctx, locationNos: readonly string[], input: PlaceInput): Promise<UserLocation> {
  for (const no of locationNos) {
    try {
      const place = await ctx.at(no)
      if (input.projectNummer === undefined || place.projectNummer === input.projectNummer) return place
    } catch (error) {
      const isElsewhere = error instanceof PortalError && error.code === 'error.niet_gevonden'
      if (!isElsewhere) throw error
    }
  }
  throw new PortalError('error.niet_gevonden')
}
