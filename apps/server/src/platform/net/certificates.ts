import { type ConnectionOptions, rootCertificates } from 'node:tls'

const refusedCode = /^(ERR_TLS_CERT|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/

/** Whether a connection was not made because the other side's certificate is not right: a retry cannot help. */
export function isRefusedCertificate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && refusedCode.test(String(error.code))) || isRefusedCertificate(error.cause)
}

/** Encryption with the certificate checked, whatever the environment says; an authority of the company's own counts too. */
export function checkedTls(certificateAuthority: string | null): ConnectionOptions {
  const ca = certificateAuthority === null ? {} : { ca: [...rootCertificates, certificateAuthority] }
  return { ...ca, rejectUnauthorized: true, minVersion: 'TLSv1.2' }
}
