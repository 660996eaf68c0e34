import { page } from '../define-service.ts'
import { boolean, code, date, decimal, integer, text } from '../field-types.ts'
import {
  filterKindOption,
  itemKindOption,
  pictureParentOption,
  priceTypeOption,
  translationSubjectOption,
} from '../options.ts'

export const portaalMaterieelsoort = page('PortaalMaterieelsoort', 50110, {
  key: ['Kind', 'No'],
  fields: {
    Kind: itemKindOption,
    No: code(20),
    Description: text(100),
    Description_2: text(50),
    Category_Code: code(20),
    Unit_Code: code(10),
    Price_Type: priceTypeOption,
    Rent_Price_Day: decimal,
    Rent_Price_Week: decimal,
    Sales_Price: decimal,
    Buy_Back_Price: decimal,
    Weight: decimal,
    Bulk: boolean,
    Orderable: boolean,
    Blocked: boolean,
    Recommended_Qty: decimal,
    Order_Multiple: decimal,
  },
})

/**
 * Prices from a date on. `Price_Group` is a customer number, or blank for the list price. `Unit_Code` is DAG or WEEK for
 * rent and the item's own unit for sale.
 */
export const portaalPrijs = page('PortaalPrijs', 50111, {
  key: ['Kind', 'No', 'Price_Group', 'Price_Type', 'Starting_Date', 'Unit_Code'],
  fields: {
    Kind: itemKindOption,
    No: code(20),
    Price_Group: code(20),
    Price_Type: priceTypeOption,
    Starting_Date: date,
    Ending_Date: date,
    Unit_Code: code(10),
    Price: decimal,
  },
})

/** `Navision_Filter` selects items by number for this category, beside those whose `Category_Code` names it. */
export const portaalCategorie = page('PortaalCategorie', 50112, {
  key: ['Code'],
  fields: {
    Code: code(20),
    Parent_Category: code(20),
    Description: text(100),
    Presentation_Order: integer,
    Navision_Filter: text(250),
    Hidden: boolean,
  },
})

export const portaalSynoniem = page('PortaalSynoniem', 50113, {
  key: ['Kind', 'No', 'Synonym'],
  fields: { Kind: itemKindOption, No: code(20), Synonym: text(50) },
})

/** Texts in another language than Dutch: DEU, FRA or ENU. `Code` is the number, or the Dutch text for technical data. */
export const portaalVertaling = page('PortaalVertaling', 50114, {
  key: ['Subject', 'Code', 'Language'],
  fields: {
    Subject: translationSubjectOption,
    Code: code(50),
    Language: code(10),
    Text: text(250),
  },
})

const lineOf = { Kind: itemKindOption, No: code(20), Line_No: integer }

export const portaalMeegeleverd = page('PortaalMeegeleverd', 50117, {
  key: ['Kind', 'No', 'Line_No'],
  fields: { ...lineOf, Other_Kind: itemKindOption, Other_No: code(20), Quantity: decimal, Optional: boolean },
})

export const portaalBesteltip = page('PortaalBesteltip', 50118, {
  key: ['Kind', 'No', 'Line_No'],
  fields: { ...lineOf, Other_Kind: itemKindOption, Other_No: code(20), Quantity: decimal, Text: text(250) },
})

export const portaalTechdata = page('PortaalTechdata', 50119, {
  key: ['Kind', 'No', 'Line_No'],
  fields: {
    ...lineOf,
    Label: text(50),
    Value: text(100),
    Numeric_Value: decimal,
    Unit: code(10),
    Filter_Kind: filterKindOption,
  },
})

export const portaalEenheid = page('PortaalEenheid', 50120, {
  key: ['Code'],
  fields: { Code: code(10), Description: text(50) },
})

/** Which pictures there are; the content comes from the codeunit by the same key. */
export const portaalAfbeelding = page('PortaalAfbeelding', 50135, {
  key: ['Parent_Type', 'Parent_No', 'Line_No'],
  fields: {
    Parent_Type: pictureParentOption,
    Parent_No: code(20),
    Line_No: integer,
    Hash: text(64),
    Mime_Type: text(100),
    Size: integer,
  },
})
