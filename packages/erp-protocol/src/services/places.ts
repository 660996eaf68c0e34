import { page } from '../define-service.ts'
import { boolean, code, date, text } from '../field-types.ts'
import { locationKindOption, locationStateOption } from '../options.ts'

const addressFields = {
  Address: text(100),
  Post_Code: code(20),
  City: text(30),
  Contact: text(100),
  Phone_No: text(30),
}

export const portaalLocatie = page('PortaalLocatie', 50104, {
  key: ['No'],
  fields: {
    No: code(20),
    Description: text(100),
    Location_Kind: locationKindOption,
    State: locationStateOption,
    Blocked: boolean,
    Project_No: code(20),
    Customer_No: code(20),
    Depot_No: code(20),
    ...addressFields,
    E_Mail: text(80),
    Starting_Date: date,
    Ending_Date: date,
  },
})

export const portaalLocatieAdres = page('PortaalLocatieAdres', 50105, {
  key: ['Location_No', 'Code'],
  fields: { Location_No: code(20), Code: code(10), Name: text(100), ...addressFields, Work_Address: boolean },
})

export const portaalDepot = page('PortaalDepot', 50106, {
  key: ['No'],
  fields: { No: code(20), Description: text(100), ...addressFields, Pickup_Allowed: boolean },
})
