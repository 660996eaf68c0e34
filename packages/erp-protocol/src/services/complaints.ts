import { page } from '../define-service.ts'
import { code, date, dateTime, guid, integer, text } from '../field-types.ts'
import { complaintStatusOption } from '../options.ts'

/**
 * Feedback. Type and urgency are words of the tenant's own lists (OP-23), so they are texts: a code would write them in
 * capitals, an option would fix them.
 */
export const portaalKlacht = page('PortaalKlacht', 50132, {
  key: ['No'],
  fields: {
    No: code(20),
    External_Id: guid,
    Description: text(250),
    Complaint_Type: text(50),
    Location_No: code(20),
    Invoice_No: code(20),
    Phone_No: text(30),
    Urgency: text(50),
    Reference: text(50),
    Status: complaintStatusOption,
    Received_At: dateTime,
    Expected_Date: date,
    Resolved_Date: date,
    Reported_By: code(50),
  },
})

/** Comment lines of either side; `External_Id` is the portal's own id of a line that came from there. */
export const portaalKlachtRegel = page('PortaalKlachtRegel', 50133, {
  key: ['Complaint_No', 'Line_No'],
  fields: {
    Complaint_No: code(20),
    Line_No: integer,
    External_Id: guid,
    Text: text(250),
    Author: code(50),
    Created_At: dateTime,
  },
})
