import type { catalogue } from '@portal/contract/catalogue.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getCatalogue } from './get-catalogue.ts'

export const catalogueHandlers: Handlers<typeof catalogue> = { getCatalogue }
