import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { askInTime } from './ask-in-time.ts'

/** Whether a location has this number at this moment; it may be taken a moment later. */
export function askLocationNo(codeunit: Codeunit, no: string): Promise<boolean> {
  return askInTime(async (signal) => {
    const result = await codeunit.checkLocationNo(no, signal)
    const refusal = refusalOf(result)
    if (refusal !== null) throw refusal
    return result.isTaken
  })
}
