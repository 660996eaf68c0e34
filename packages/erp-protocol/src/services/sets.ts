import { page } from '../define-service.ts'
import { boolean, code, decimal, integer, option, text } from '../field-types.ts'

/** A set is ordered as one and delivered as its lines. */
export const portaalSet = page('PortaalSet', 50115, {
  key: ['No'],
  fields: { No: code(20), Description: text(100), Blocked: boolean },
})

/** What is in one set: `Quantity` in the item's own unit; `Optional` lines may be left out. */
export const portaalSetRegel = page('PortaalSetRegel', 50116, {
  key: ['Set_No', 'Line_No'],
  fields: {
    Set_No: code(20),
    Line_No: integer,
    Kind: option('Materieel', 'Artikel'),
    No: code(20),
    Quantity: decimal,
    Optional: boolean,
  },
})
