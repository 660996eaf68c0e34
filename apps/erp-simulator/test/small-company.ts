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

/** A company of a handful of rows: two open locations, a blocked one, an item for rent and one that is out of use. */
export function smallCompany(): CompanyRows {
  return {
    PortaalGebruiker: [],
    PortaalGebruikerLocatie: [],
    PortaalGebruikerKlant: [],
    PortaalLocatie: [location('L1'), location('L2'), location('DICHT', true)],
    PortaalLocatieAdres: [],
    PortaalDepot: [{ No: 'D1', Description: 'Depot', ...address, Pickup_Allowed: true }],
    PortaalMaterieelsoort: [item('MOLEN'), item('OUD', { Orderable: false })],
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
    PortaalMaterieelstuk: [],
    PortaalVoorraad: [],
    PortaalVoorraadverloop: [],
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
