import { page } from '../define-service.ts'
import { boolean, code, text } from '../field-types.ts'

export const portaalGebruiker = page('PortaalGebruiker', 50101, {
  key: ['User_Name'],
  fields: {
    User_Name: code(50),
    Name: text(100),
    E_Mail: text(80),
    Customer_No: code(20),
    Company_Name: text(100),
    Contact_No: code(20),
    Blocked: boolean,
  },
})

export const portaalGebruikerLocatie = page('PortaalGebruikerLocatie', 50102, {
  key: ['User_Name', 'Location_No'],
  fields: {
    User_Name: code(50),
    Location_No: code(20),
    Role: code(20),
    Approver_1: code(50),
    Approver_2: code(50),
    Approver_3: code(50),
  },
})

export const portaalGebruikerKlant = page('PortaalGebruikerKlant', 50103, {
  key: ['User_Name', 'Customer_No'],
  fields: { User_Name: code(50), Customer_No: code(20), Customer_Name: text(100) },
})
