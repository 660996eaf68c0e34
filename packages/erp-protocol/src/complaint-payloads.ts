import { z } from 'zod'

/** `CreateComplaint`; the first comment line is its note. */
export const ComplaintPayload = z.object({
  description: z.string(),
  complaintType: z.string(),
  locationNo: z.string(),
  invoiceNo: z.string(),
  phoneNo: z.string(),
  urgency: z.string(),
  reference: z.string(),
  note: z.string(),
  expectedDate: z.iso.date().nullable(),
  /** The user's name in the back office. */
  reportedBy: z.string(),
})
export type ComplaintPayload = z.output<typeof ComplaintPayload>

/** `AddComplaintLine`: a comment on a complaint that the back office has. */
export const ComplaintLinePayload = z.object({
  complaintNo: z.string(),
  text: z.string(),
  /** The user's name in the back office. */
  author: z.string(),
})
export type ComplaintLinePayload = z.output<typeof ComplaintLinePayload>
