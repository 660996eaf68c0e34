import { portaalKeuring, portaalMaterieelstuk, portaalVoorraad } from '@portal/erp-protocol/services/stock.ts'
import { mirror } from './define-mirror.ts'

export const stockMirrors = {
  pieces: mirror(portaalMaterieelstuk, 'erp_pieces', {
    no: 'No',
    plant_type: 'Plant_Type',
    description: 'Description',
    serial_no: 'Serial_No',
    inspection_no: 'Inspection_No',
    location_no: 'Location_No',
    external: 'External',
    status: 'Status',
  }),
  inspections: mirror(portaalKeuring, 'erp_inspections', {
    entry_no: 'Entry_No',
    plant_no: 'Plant_No',
    inspection_type: 'Inspection_Type',
    description: 'Description',
    inspection_date: 'Inspection_Date',
    next_date: 'Next_Date',
    result: 'Result',
  }),
  stock: mirror(portaalVoorraad, 'erp_stock', {
    location_no: 'Location_No',
    kind: 'Kind',
    plant_type: 'Plant_Type',
    plant_no: 'Plant_No',
    price_type: 'Price_Type',
    quantity: 'Quantity',
    qty_on_order: 'Qty_On_Order',
    qty_on_removal: 'Qty_On_Removal',
    available_from: 'Available_From',
    expected_return: 'Expected_Return',
    bulk: 'Bulk',
    external: 'External',
    unit_code: 'Unit_Code',
  }),
} as const
