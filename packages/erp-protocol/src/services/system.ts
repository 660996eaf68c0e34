import { page } from '../define-service.ts'
import { boolean, integer, option, text } from '../field-types.ts'

/** Which objects are published: the actual side of the check of the web services. */
export const portaalWebServices = page('PortaalWebServices', 50100, {
  key: ['Object_Type', 'Service_Name'],
  fields: {
    Object_Type: option('Page', 'Query', 'Codeunit'),
    Service_Name: text(240),
    Object_ID: integer,
    Published: boolean,
  },
})
