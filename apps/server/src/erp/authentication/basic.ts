import { type Authentication, withAuthorization } from './authentication.ts'

/** Account and password, or account and web service access key; both must be ASCII for the back office. */
export function basicAuthentication(user: string, password: string): Authentication {
  const value = `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`
  return (connect) => {
    const sender = connect()
    return { ...sender, send: (request) => sender.send(withAuthorization(request, value)) }
  }
}
