import { ProtocolError } from '../errors.ts'
import { escapeXml } from '../xml.ts'
import { soapEnvelope } from './envelope.ts'

/** The class that SOAP names where OData has a code; what is not here is the same text in a dialog. */
const classes: Readonly<Record<string, string>> = {
  Application_DialogException: 'NavNCLDialogException',
  Application_FieldValidationException: 'NavTestFieldException',
  Application_FilterErrorException: 'NavFilterException',
  Application_LockTimeout: 'NavCSideLockTimeoutException',
  Application_StringExceededLength: 'NavNCLStringLengthExceededException',
  Internal_CompanyNotFound: 'NavCompanyNotFoundException',
  Internal_EntityWithSameKeyExists: 'NavCSideDuplicateKeyException',
  Internal_RecordNotFound: 'NavCSideRecordNotFoundException',
  Request_EntityChanged: 'NavCSideRecordChangedException',
}

/** A refusal of what was asked becomes a fault; the account, the limits and a switched-off protocol are statuses. */
export function isFault({ code, status }: ProtocolError): boolean {
  return Object.hasOwn(classes, code) || status === 400
}

/** Every business error is a fault with status 500; the class says which kind. */
export function writeFault(error: Error): string {
  const known = error instanceof ProtocolError ? classes[error.code] : undefined
  const code = error instanceof ProtocolError && known === undefined ? `${error.code}: ` : ''
  const name = known ?? 'NavNCLDialogException'
  return `<s:Envelope xmlns:s="${soapEnvelope}"><s:Body><s:Fault><faultcode xmlns:a="urn:microsoft-dynamics-schemas/error">a:Microsoft.Dynamics.Nav.Types.Exceptions.${name}</faultcode><faultstring xml:lang="en-US">${escapeXml(code + error.message)}</faultstring><detail><string xmlns="http://schemas.microsoft.com/2003/10/Serialization/">${escapeXml(error.message)}</string></detail></s:Fault></s:Body></s:Envelope>`
}
