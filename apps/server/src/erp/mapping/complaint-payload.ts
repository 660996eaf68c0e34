import type { ComplaintLinePayload, ComplaintPayload } from '@portal/erp-protocol/complaint-payloads.ts'
import { portaalKlacht, portaalKlachtRegel } from '@portal/erp-protocol/services/complaints.ts'
import type { AddComplaintLine, CreateComplaint } from '../../platform/back-office/erp-writes.ts'
import { fitText } from './fit-text.ts'

const head = (field: string, text: string) => fitText(portaalKlacht, field, text)
const line = (field: string, text: string) => fitText(portaalKlachtRegel, field, text)

/** The portal's complaint in the words of the back office; the same complaint always gives the same text. */
export function complaintPayload(complaint: CreateComplaint): ComplaintPayload {
  return {
    description: head('Description', complaint.description),
    complaintType: head('Complaint_Type', complaint.complaintType),
    locationNo: complaint.locationNo,
    invoiceNo: complaint.invoiceNo,
    phoneNo: head('Phone_No', complaint.phoneNo),
    urgency: head('Urgency', complaint.urgency),
    reference: head('Reference', complaint.reference),
    note: line('Text', complaint.note),
    expectedDate: complaint.expectedDate,
    reportedBy: head('Reported_By', complaint.reportedBy),
  }
}

export function complaintLinePayload(added: AddComplaintLine, complaintNo: string): ComplaintLinePayload {
  return { complaintNo, text: line('Text', added.text), author: line('Author', added.author) }
}
