import { portaalKlacht, portaalKlachtRegel } from '@portal/erp-protocol/services/complaints.ts'
import { portaalDocument } from '@portal/erp-protocol/services/documents.ts'
import { mirror } from './define-mirror.ts'

export const complaintMirrors = {
  complaints: mirror(portaalKlacht, 'erp_complaints', {
    no: 'No',
    external_id: 'External_Id',
    description: 'Description',
    complaint_type: 'Complaint_Type',
    location_no: 'Location_No',
    invoice_no: 'Invoice_No',
    phone_no: 'Phone_No',
    urgency: 'Urgency',
    reference: 'Reference',
    status: 'Status',
    received_at: 'Received_At',
    expected_date: 'Expected_Date',
    resolved_date: 'Resolved_Date',
    reported_by: { field: 'Reported_By', rule: 'lowerCase' },
  }),
  complaintLines: mirror(portaalKlachtRegel, 'erp_complaint_lines', {
    complaint_no: 'Complaint_No',
    line_no: 'Line_No',
    external_id: 'External_Id',
    text: 'Text',
    author: { field: 'Author', rule: 'lowerCase' },
    created_at: 'Created_At',
  }),
  documents: mirror(portaalDocument, 'erp_documents', {
    entry_no: 'Entry_No',
    parent_type: 'Parent_Type',
    parent_no: 'Parent_No',
    file_name: 'File_Name',
    mime_type: 'Mime_Type',
    size: 'Size',
    hash: { field: 'Hash', rule: 'lowerCase' },
    document_date: 'Document_Date',
  }),
} as const
