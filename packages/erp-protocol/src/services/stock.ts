import { page, query } from '../define-service.ts'
import { bigInteger, boolean, code, date, decimal, integer, text } from '../field-types.ts'
import { inspectionResultOption, itemKindOption, pieceStatusOption, priceTypeOption } from '../options.ts'

/**
 * One numbered machine. `Plant_Type` is the number of its item of kind Materieel, `Location_No` where it stands, blank in
 * a depot. `External` is hired in from others. `Inspection_No` is the number on its inspection sticker.
 */
export const portaalMaterieelstuk = page('PortaalMaterieelstuk', 50121, {
  key: ['No'],
  fields: {
    No: code(20),
    Plant_Type: code(20),
    Description: text(100),
    Serial_No: text(50),
    Inspection_No: code(20),
    Location_No: code(20),
    External: boolean,
    Status: pieceStatusOption,
  },
})

/**
 * What stands at a location now, computed from the posted entries. `Plant_Type` is the item number of either kind,
 * `Plant_No` the machine, blank for what is only counted. Quantities are in `Unit_Code`: present, still to be delivered,
 * already asked to be removed. `Available_From` is since when it is there, `Expected_Return` when it is to go back.
 */
export const portaalVoorraad = query('PortaalVoorraad', 50150, {
  key: ['Location_No', 'Kind', 'Plant_Type', 'Plant_No', 'Price_Type'],
  fields: {
    Location_No: code(20),
    Kind: itemKindOption,
    Plant_Type: code(20),
    Plant_No: code(20),
    Price_Type: priceTypeOption,
    Quantity: decimal,
    Qty_On_Order: decimal,
    Qty_On_Removal: decimal,
    Available_From: date,
    Expected_Return: date,
    Bulk: boolean,
    External: boolean,
    Unit_Code: code(10),
  },
})

/**
 * Posted entries: `Quantity` comes (positive) or goes (negative) at `Location_No`. An arrival names its order and, once
 * it went, when and with which removal order. `Row_Version` is the entry's own: it tells which locations have moved.
 */
export const portaalVoorraadverloop = query('PortaalVoorraadverloop', 50151, {
  key: ['Entry_No'],
  fields: {
    Entry_No: integer,
    Location_No: code(20),
    Kind: itemKindOption,
    Plant_Type: code(20),
    Plant_No: code(20),
    Posting_Date: date,
    Quantity: decimal,
    Price_Type: priceTypeOption,
    Bulk: boolean,
    External: boolean,
    Arrival_Order: code(20),
    Removal_Order: code(20),
    Removed_Date: date,
    From_Location: code(20),
    To_Location: code(20),
    Row_Version: bigInteger,
  },
})

/**
 * Periodic inspections of a machine; `Next_Date` is until when it is good. `Norm` is what it was inspected by (`EN 280`),
 * `Inspector` who did it, with the company; both may be blank.
 */
export const portaalKeuring = page('PortaalKeuring', 50122, {
  key: ['Entry_No'],
  fields: {
    Entry_No: integer,
    Plant_No: code(20),
    Inspection_Type: code(20),
    Description: text(100),
    Inspection_Date: date,
    Next_Date: date,
    Result: inspectionResultOption,
    Norm: text(50),
    Inspector: text(100),
  },
})
