import { z } from 'zod'

const place = {
  description: z.string(),
  projectNo: z.string(),
  customerNo: z.string(),
  depotNo: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  contact: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  startingDate: z.iso.date().nullable(),
  endingDate: z.iso.date().nullable(),
  /** The user's name in the back office, who gets the new location. */
  requestedBy: z.string(),
}

/** `CreateLocation`: made at once under the number that was asked for (OP-72). */
export const CreateLocationPayload = z.object({ locationNo: z.string(), ...place })
export type CreateLocationPayload = z.output<typeof CreateLocationPayload>

/** `RequestLocation`: people of the back office decide and give the number (OP-72). */
export const RequestLocationPayload = z.object({ ...place, remark: z.string() })
export type RequestLocationPayload = z.output<typeof RequestLocationPayload>
