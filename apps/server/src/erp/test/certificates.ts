import { generate } from 'selfsigned'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

async function makeCertificate(name: string, authority?: Certificate): Promise<Certificate> {
  const isAuthority = authority === undefined
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: isAuthority, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: isAuthority },
      { name: 'subjectAltName', altNames: [/^\d/.test(name) ? { type: 7, ip: name } : { type: 2, value: name }] },
    ],
    ...(authority === undefined ? {} : { ca: authority }),
  })
  return { key: made.private, cert: made.cert }
}

/** An unknown authority, with a certificate that it made for a host. */
export async function makeAuthority(hostName: string): Promise<{ authority: Certificate; host: Certificate }> {
  const authority = await makeCertificate('Bouwbedrijf Root CA')
  return { authority, host: await makeCertificate(hostName, authority) }
}
