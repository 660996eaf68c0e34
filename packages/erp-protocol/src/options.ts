import { captioned, option } from './field-types.ts'

/** The options of the back office with the captions, Dutch and English, that stand for their members (R-STATE-13). */
export const movementOption = captioned(option('Aanvoer', 'Afvoer', 'Overige verplaatsingen'), {
  Aanvoer: ['Arrival', 'Delivery'],
  Afvoer: ['Removal', 'Return'],
  'Overige verplaatsingen': ['Other transfers', 'Other movements', 'Other moves'],
})

export const orderStatusOption = captioned(option('Open', 'Printed', 'Released', 'Posted'), {
  Printed: ['Afgedrukt'],
  Released: ['Vrijgegeven'],
  Posted: ['Geboekt'],
})

/** Cancelled is what is done with: `Verwerkt` (R-STATE-15). */
export const requestStatusOption = captioned(option('Open', 'Requested', 'Approved', 'Disapproved', 'Cancelled'), {
  Requested: ['Aangevraagd'],
  Approved: ['Goedgekeurd'],
  Disapproved: ['Afgekeurd'],
  Cancelled: ['Verwerkt', 'Geannuleerd', 'Canceled'],
})

export const itemKindOption = captioned(option('Materieel', 'Artikel'), {
  Materieel: ['Equipment', 'Plant'],
  Artikel: ['Item', 'Article'],
})

export const priceTypeOption = captioned(option('Verhuur', 'Verkoop', 'Verkoop Terugkoop'), {
  Verhuur: ['Rental', 'Rent'],
  Verkoop: ['Sale', 'Sales'],
  'Verkoop Terugkoop': ['Verkoop met terugkoop', 'Sale with buy-back', 'Sale buy-back', 'Buy-back'],
})

export const costTypeOption = captioned(option('Text', 'Hours', 'Transport', 'Sundry Costs', 'Damage'), {
  Text: ['Tekst'],
  Hours: ['Uren'],
  'Sundry Costs': ['Overige kosten', 'Diverse kosten'],
  Damage: ['Schade'],
})

export const exitOrderOption = captioned(option('Verkoop', 'Vermissing', 'Verschoting', 'Afvoer extern'), {
  Verkoop: ['Sale', 'Sales'],
  Vermissing: ['Missing', 'Loss'],
  Verschoting: ['Verschroting', 'Scrapping', 'Scrap'],
  'Afvoer extern': ['Externe afvoer', 'External removal'],
})

export const invoiceKindOption = captioned(option('Debit', 'Credit'), {
  Debit: ['Debet', 'Factuur', 'Invoice'],
  Credit: ['Creditnota', 'Credit Memo'],
})

export const locationKindOption = captioned(
  option('Project', 'Materieel', 'Service', 'Geblokkeerd', 'Meervoudig', 'Overig'),
  {
    Materieel: ['Equipment', 'Plant'],
    Geblokkeerd: ['Blocked'],
    Meervoudig: ['Multiple'],
    Overig: ['Other'],
  },
)

export const locationStateOption = captioned(
  option('Production', 'Finished', 'Technical Finished', 'Administrative Finished', 'Archive', 'Archived'),
  {
    Production: ['In uitvoering', 'Productie'],
    Finished: ['Gereed'],
    'Technical Finished': ['Technisch gereed', 'Technically finished'],
    'Administrative Finished': ['Administratief gereed', 'Administratively finished'],
    Archive: ['Archief'],
    Archived: ['Gearchiveerd'],
  },
)

export const inspectionResultOption = captioned(option('Approved', 'Disapproved', 'Exit Order'), {
  Approved: ['Goedgekeurd'],
  Disapproved: ['Afgekeurd'],
  'Exit Order': ['Exitorder'],
})

export const pieceStatusOption = captioned(
  option('Available', 'On Location', 'In Repair', 'Blocked', 'Out Of Service'),
  {
    Available: ['Beschikbaar'],
    'On Location': ['Op locatie'],
    'In Repair': ['In reparatie'],
    Blocked: ['Geblokkeerd'],
    'Out Of Service': ['Buiten gebruik'],
  },
)

export const complaintStatusOption = captioned(option('Ontvangen', 'In behandeling', 'Wachten', 'Afgehandeld'), {
  Ontvangen: ['Received'],
  'In behandeling': ['In Process', 'In Progress'],
  Wachten: ['Waiting'],
  Afgehandeld: ['Finished', 'Closed'],
})

export const documentParentOption = captioned(
  option('Soort', 'Stuk', 'Locatie', 'Factuur', 'Order', 'Exitorder', 'Klacht', 'Keuring'),
  {
    Soort: ['Type'],
    Stuk: ['Piece'],
    Locatie: ['Location'],
    Factuur: ['Invoice'],
    Exitorder: ['Exit Order'],
    Klacht: ['Complaint'],
    Keuring: ['Inspection'],
  },
)

export const pictureParentOption = captioned(option('Soort', 'Order', 'Exitorder'), {
  Soort: ['Type'],
  Exitorder: ['Exit Order'],
})

export const translationSubjectOption = captioned(
  option('Soort', 'Stuk', 'Set', 'Categorie', 'Eenheid', 'Techlabel', 'Techtekst'),
  {
    Soort: ['Type'],
    Stuk: ['Piece'],
    Categorie: ['Category'],
    Eenheid: ['Unit'],
    Techlabel: ['Tech Label'],
    Techtekst: ['Tech Text'],
  },
)

export const filterKindOption = captioned(option('None', 'Numeric', 'Boolean', 'Option'), {
  None: ['Geen'],
  Numeric: ['Numeriek'],
  Boolean: ['Ja/Nee'],
  Option: ['Optie'],
})
