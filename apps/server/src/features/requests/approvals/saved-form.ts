import { Locale } from '@portal/contract/values.ts'
import type { OrderDraft } from '@portal/domain/ordering/order-form.ts'
import { z } from 'zod'

const draft = {
  deliveryDate: z.iso.date().nullable(),
  returnDate: z.iso.date().nullable(),
  transportMeans: z.string(),
  collect: z.boolean(),
  depotNo: z.string(),
  depotAddressCode: z.string(),
  addressCode: z.string(),
  addressName: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
  contact: z.string(),
  phoneNo: z.string(),
  reference: z.string(),
  remark: z.string(),
  urgent: z.boolean(),
} satisfies Record<keyof OrderDraft, z.ZodType>

const Form = z.object({ ...draft, language: Locale, emailOnderwerp: z.string(), emailTekst: z.string() })

/** The order of a submitted list as it is kept until somebody decides, with the texts for its confirmation. */
export type SavedForm = z.output<typeof Form>

/** The form of a submission as the database has it. @throws ZodError when it is none */
export function readSavedForm(form: unknown): SavedForm {
  return Form.parse(form)
}
