import type { Invoice } from '@portal/contract/invoice-records.ts'
import type { TextKey } from '../../lib/text.ts'

/** How far the payment of an invoice is, in words; nobody pays a credit note, it is settled. */
export function stateKey({ soort, staat }: Pick<Invoice, 'soort' | 'staat'>): TextKey {
  return soort === 'Credit' && staat === 'te_betalen' ? 'invoices.state.te_verrekenen' : `invoices.state.${staat}`
}
