import { z } from 'zod'
import { erpWrites } from '../../platform/back-office/erp-writes.ts'

const Moment = z.object({ choice: z.string(), from: z.string(), until: z.string() })

/** The payload of a request as version 1 stored it: where it is fetched and what is transported are parts of their own. */
const FormerRequest = z.looseObject({
  pickup: z
    .object({
      name: z.string(),
      address: z.string(),
      postCode: z.string(),
      city: z.string(),
      contact: z.string(),
      phoneNo: z.string(),
    })
    .nullish(),
  transport: z
    .object({
      load: z.string(),
      loadedBy: z.string(),
      loadingOptions: z.array(z.string()),
      loading: Moment,
      unloading: Moment,
    })
    .nullish(),
})

function withoutParts({ pickup, transport, ...rest }: z.output<typeof FormerRequest>) {
  return {
    ...rest,
    ...(pickup && {
      pickupName: pickup.name,
      pickupAddress: pickup.address,
      pickupPostCode: pickup.postCode,
      pickupCity: pickup.city,
      pickupContact: pickup.contact,
      pickupPhoneNo: pickup.phoneNo,
    }),
    ...(transport && {
      load: transport.load,
      loadedBy: transport.loadedBy,
      loadingOptions: transport.loadingOptions,
      loadingChoice: transport.loading.choice,
      loadingFrom: transport.loading.from,
      loadingUntil: transport.loading.until,
      unloadingChoice: transport.unloading.choice,
      unloadingFrom: transport.unloading.from,
      unloadingUntil: transport.unloading.until,
    }),
  }
}

/** The payload of a request, whichever version stored it. */
export const RequestOfAnyVersion = z.preprocess((payload) => {
  const former = FormerRequest.safeParse(payload)
  return former.success ? withoutParts(former.data) : payload
}, erpWrites['request.create'])
