import { page } from '../define-service.ts'
import { code, date, integer, text } from '../field-types.ts'
import { documentParentOption } from '../options.ts'

/** Which documents there are; the content comes from the codeunit by `Entry_No`. `Size` in bytes, `Hash` SHA-256. */
export const portaalDocument = page('PortaalDocument', 50134, {
  key: ['Entry_No'],
  fields: {
    Entry_No: integer,
    Parent_Type: documentParentOption,
    Parent_No: code(20),
    File_Name: text(250),
    Mime_Type: text(100),
    Size: integer,
    Hash: text(64),
    Document_Date: date,
  },
})
