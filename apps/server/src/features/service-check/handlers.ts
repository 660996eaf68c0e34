import type { serviceCheck } from '@portal/contract/service-check.ts'
import type { Handlers } from '../../http/handlers.ts'
import { testImages } from './test-images.ts'
import { testLocation } from './test-location.ts'
import { testSendEmail } from './test-send-email.ts'
import { testWebServices } from './test-web-services.ts'

export const serviceCheckHandlers: Handlers<typeof serviceCheck> = {
  testWebServices,
  testSendEmail,
  testImages,
  testLocation,
}
