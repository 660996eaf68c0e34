import { page } from '../define-service.ts'
import { boolean, code, date, decimal, guid, integer, text } from '../field-types.ts'
import { itemKindOption, movementOption, orderStatusOption, requestStatusOption } from '../options.ts'

/**
 * `Portal_No` is the `portalNo` of `CreateRequest`, blank for a request of the desk. `Remark`, that of a line too, `Load` and `Loading_Options` are texts of the page over a blob of the table, so they may be
 * longer than its fields.
 */
export const portaalAanvraag = page('PortaalAanvraag', 50123, {
  key: ['No'],
  fields: {
    No: code(20),
    External_Id: guid,
    Portal_No: code(20),
    Type: movementOption,
    Status: requestStatusOption,
    Request_Date: date,
    Delivery_Date: date,
    Return_Date: date,
    From_Location: code(20),
    To_Location: code(20),
    Depot_No: code(20),
    Address: text(100),
    Post_Code: code(20),
    City: text(30),
    Contact: text(100),
    Phone_No: text(30),
    Collect: boolean,
    Urgent: boolean,
    Requested_By: code(50),
    Reference: text(50),
    Remark: text(2000),
    Transport_Means: text(50),
    Pickup_Name: text(100),
    Pickup_Address: text(100),
    Pickup_Post_Code: code(20),
    Pickup_City: text(30),
    Pickup_Contact: text(100),
    Pickup_Phone_No: text(30),
    Load: text(2000),
    Loaded_By: text(50),
    Loading_Options: text(1000),
    Loading_Time: text(50),
    Unloading_Time: text(50),
  },
})

export const portaalAanvraagRegel = page('PortaalAanvraagRegel', 50124, {
  key: ['Request_No', 'Line_No'],
  fields: {
    Request_No: code(20),
    Line_No: integer,
    Kind: itemKindOption,
    No: code(20),
    Plant_No: code(20),
    Quantity: decimal,
    Qty_Processed: decimal,
    Remark: text(2000),
    Set_No: code(20),
  },
})

export const portaalOrder = page('PortaalOrder', 50125, {
  key: ['Type', 'No'],
  fields: {
    Type: movementOption,
    No: code(20),
    Status: orderStatusOption,
    Request_No: code(20),
    Order_Date: date,
    Delivery_Date: date,
    Return_Date: date,
    Posted_Date: date,
    From_Location: code(20),
    To_Location: code(20),
    Requested_By: code(50),
    Reference: text(50),
    Collect: boolean,
  },
})

export const portaalOrderRegel = page('PortaalOrderRegel', 50126, {
  key: ['Order_Type', 'Order_No', 'Line_No'],
  fields: {
    Order_Type: movementOption,
    Order_No: code(20),
    Line_No: integer,
    Kind: itemKindOption,
    No: code(20),
    Plant_No: code(20),
    Quantity: decimal,
    Qty_Posted: decimal,
  },
})
