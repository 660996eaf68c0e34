/** Says who asks; one implementation for each way a back office lets somebody in. */
export interface Authentication {
  /** The headers of one request; may fetch or renew a token first. */
  headers(): Promise<Readonly<Record<string, string>>>
}

/** Account and password, or account and web service access key; both must be ASCII for the back office. */
export function basicAuthentication(user: string, password: string): Authentication {
  const value = `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`
  return { headers: () => Promise.resolve({ authorization: value }) }
}
