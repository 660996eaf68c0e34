import type { CompanyRows } from '../src/company/contract.ts'

const address = { Address: 'Kade 1', Post_Code: '3011 AA', City: 'Rotterdam', Contact: '', Phone_No: '' }

type LocationRow = CompanyRows['PortaalLocatie'][number]
type ItemRow = CompanyRows['PortaalMaterieelsoort'][number]

const location = (no: string, blocked = false): LocationRow => ({
  No: no,
  Description: `Bouwplaats ${no}`,
  Location_Kind: 'Project',
  State: 'Production',
  Blocked: blocked,
  Project_No: '',
  Customer_No: 'K1',
  Depot_No: '',
  ...address,
  E_Mail: '',
  Starting_Date: null,
  Ending_Date: null,
})

const item = (no: string, changes: Partial<ItemRow> = {}): ItemRow => ({
  Kind: 'Materieel',
  No: no,
  Description: no,
  Description_2: '',
  Category_Code: '',
  Unit_Code: 'STUKS',
  Price_Type: 'Verhuur',
  Rent_Price_Day: '10',
  Rent_Price_Week: '40',
  Sales_Price: '0',
  Buy_Back_Price: '0',
  Weight: '1',
  Bulk: false,
  Orderable: true,
  Blocked: false,
  Recommended_Qty: '1',
  Order_Multiple: '1',
  ...changes,
})

/** Goods that stand at a location since an order of last year. */
function standing(entryNo: number, location: string, goods: { type: string; plantNo?: string; quantity: string }) {
  const { type, plantNo = '', quantity } = goods
  const bulk = plantNo === ''
  const key = { Location_No: location, Kind: 'Materieel', Plant_Type: type, Plant_No: plantNo } as const
  const terms = { Price_Type: 'Verhuur', Bulk: bulk, External: false } as const
  const entry: CompanyRows['PortaalVoorraadverloop'][number] = {
    ...key,
    ...terms,
    Entry_No: entryNo,
    Posting_Date: '2025-11-03',
    Quantity: quantity,
    Arrival_Order: `OA25-0000${entryNo}`,
    Removal_Order: '',
    Removed_Date: null,
    From_Location: '',
    To_Location: location,
  }
  const row: CompanyRows['PortaalVoorraad'][number] = {
    ...key,
    ...terms,
    Quantity: quantity,
    Qty_On_Order: '0',
    Qty_On_Removal: '0',
    Available_From: '2025-11-03',
    Expected_Return: null,
    Unit_Code: 'STUKS',
  }
  return { entry, row }
}

const there = [
  standing(1, 'L1', { type: 'OUD', quantity: '10' }),
  standing(2, 'L1', { type: 'HEK', quantity: '50' }),
  standing(3, 'L1', { type: 'MOLEN', plantNo: 'MOLEN-001', quantity: '1' }),
]

const piece = (no: string, location: string): CompanyRows['PortaalMaterieelstuk'][number] => ({
  No: no,
  Plant_Type: 'MOLEN',
  Description: 'Betonmolen',
  Serial_No: `S-${no}`,
  Inspection_No: `K-${no}`,
  Location_No: location,
  External: false,
  Status: location === '' ? 'Available' : 'On Location',
})

/**
 * A company of a handful of rows: two open locations, a blocked one, what is rented by the piece, by the
 * number and no more; some of each stands at L1.
 */
export function smallCompany(): CompanyRows {
  return {
    PortaalGebruiker: [],
    PortaalGebruikerLocatie: [],
    PortaalGebruikerKlant: [],
    PortaalLocatie: [location('L1'), location('L2'), location('DICHT', true)],
    PortaalLocatieAdres: [],
    PortaalDepot: [{ No: 'D1', Description: 'Depot', ...address, Pickup_Allowed: true }],
    PortaalMaterieelsoort: [item('MOLEN'), item('OUD', { Orderable: false, Bulk: true }), item('HEK', { Bulk: true })],
    PortaalPrijs: [],
    PortaalCategorie: [],
    PortaalSynoniem: [],
    PortaalVertaling: [],
    PortaalMeegeleverd: [],
    PortaalBesteltip: [],
    PortaalTechdata: [],
    PortaalEenheid: [{ Code: 'STUKS', Description: 'Stuks' }],
    PortaalAfbeelding: [],
    PortaalAanvraag: [],
    PortaalAanvraagRegel: [],
    PortaalOrder: [],
    PortaalOrderRegel: [],
    PortaalSet: [],
    PortaalSetRegel: [],
    PortaalMaterieelstuk: [piece('MOLEN-001', 'L1'), piece('MOLEN-002', '')],
    PortaalVoorraad: there.map(({ row }) => row),
    PortaalVoorraadverloop: there.map(({ entry }) => entry),
    PortaalKeuring: [],
    PortaalOrderKosten: [],
    PortaalExitorder: [],
    PortaalExitorderRegel: [],
    PortaalFactuur: [],
    PortaalFactuurRegel: [],
    PortaalKlacht: [],
    PortaalKlachtRegel: [],
    PortaalDocument: [],
  }
}
