import type { complaints } from '@portal/contract/complaints.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addComment, setRead, uploadDocument } from './add-to-complaint.ts'
import { createComplaint } from './create-complaint.ts'
import { findComplaints, getComplaint, getComplaints, getDocuments, getOverview } from './get-complaints.ts'

export const complaintsHandlers: Handlers<typeof complaints> = {
  createComplaint,
  getComplaints,
  getOverview,
  findComplaints,
  getComplaint,
  addComment,
  getDocuments,
  uploadDocument,
  setRead,
}
