import { page } from '../define-service.ts'
import { code, date, decimal, integer, text } from '../field-types.ts'
import { costTypeOption, exitOrderOption, invoiceKindOption, itemKindOption, movementOption } from '../options.ts'

/** What an order costs beside rent and sale; a Text line only explains. Amounts are in euros without VAT. */
export const portaalOrderKosten = page('PortaalOrderKosten', 50127, {
  key: ['Order_Type', 'Order_No', 'Line_No'],
  fields: {
    Order_Type: movementOption,
    Order_No: code(20),
    Line_No: integer,
    Cost_Type: costTypeOption,
    Description: text(100),
    Quantity: decimal,
    Unit_Price: decimal,
    Amount: decimal,
  },
})

/** What left the fleet at a location; `Total_Amount` in euros without VAT is charged to it. */
export const portaalExitorder = page('PortaalExitorder', 50128, {
  key: ['No'],
  fields: {
    No: code(20),
    Type: exitOrderOption,
    Date: date,
    Location_No: code(20),
    Reason: text(100),
    Total_Amount: decimal,
  },
})

export const portaalExitorderRegel = page('PortaalExitorderRegel', 50129, {
  key: ['Exitorder_No', 'Line_No'],
  fields: {
    Exitorder_No: code(20),
    Line_No: integer,
    Kind: itemKindOption,
    No: code(20),
    Plant_No: code(20),
    Quantity: decimal,
    Unit_Price: decimal,
    Amount: decimal,
  },
})

/** Posted invoices and credit notes in euros; `Remaining_Amount` is still to be paid, VAT included. */
export const portaalFactuur = page('PortaalFactuur', 50130, {
  key: ['No'],
  fields: {
    No: code(20),
    Kind: invoiceKindOption,
    Posting_Date: date,
    Due_Date: date,
    Bill_to_No: code(20),
    Bill_to_Name: text(100),
    Location_No: code(20),
    Project_No: code(20),
    Amount: decimal,
    Amount_Incl_VAT: decimal,
    Remaining_Amount: decimal,
  },
})

/**
 * `Amount` is without VAT: quantity × time units × unit price for rent, quantity × unit price else. `Relate_to` says what
 * it regards, `Rate_Unit` is DAG or WEEK, `Bewakingspost` the line of the project's estimate it is booked on.
 */
export const portaalFactuurRegel = page('PortaalFactuurRegel', 50131, {
  key: ['Invoice_No', 'Line_No'],
  fields: {
    Invoice_No: code(20),
    Line_No: integer,
    Relate_to: text(100),
    Description: text(100),
    Plant_Type: code(20),
    Plant_No: code(20),
    Arrival_Order: code(20),
    Removal_Order: code(20),
    Rental_Period: text(50),
    Number_of_Time_Units: decimal,
    Rate_Unit: code(10),
    Quantity: decimal,
    Unit_Price: decimal,
    Amount: decimal,
    Bewakingspost: code(20),
  },
})
