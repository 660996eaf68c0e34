interface BackOfficeRow extends Readonly<Record<string, unknown>> {
  readonly User_Name?: string
  readonly No?: string
  readonly Location_No?: string
}

const atOnce = 20

async function readRows(controlUrl: string, service: string): Promise<readonly BackOfficeRow[]> {
  const answer = await fetch(`${controlUrl}/control/rows/${service}`)
  if (!answer.ok) throw new Error(`No rows of ${service}: ${answer.status}`)
  // What the control port answers, see docs/simulator.md.
  return ((await answer.json()) as { rows: BackOfficeRow[] }).rows
}

async function putRow(controlUrl: string, service: string, row: { key: object; changes: object }): Promise<void> {
  const body = JSON.stringify({ service, ...row })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${controlUrl}/control/rows`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${service} was not taken: ${answer.status} ${await answer.text()}`)
}

/** What somebody there types: the row without what the back office gives it itself. */
function typed(row: BackOfficeRow | undefined): BackOfficeRow {
  if (row === undefined) throw new Error('The back office has no location 10001 to copy')
  const { Row_Version: _version, Last_Modified_At: _moment, ...fields } = row
  return fields
}

/** Somebody and the own location of theirs. */
interface Placed {
  readonly userName: string
  readonly locationNo: string
  readonly customerNo: string
}

/**
 * Puts these people and their locations into the books of the back office, as copies of location 10001: it would refuse
 * every order for a location that it does not know. They stay as long as its books.
 */
export async function registerLocations(controlUrl: string, placed: readonly Placed[]): Promise<void> {
  const [locations, people] = await Promise.all([
    readRows(controlUrl, 'PortaalLocatie'),
    readRows(controlUrl, 'PortaalGebruikerLocatie'),
  ])
  const known = new Set(locations.map(({ No }) => No))
  const location = typed(locations.find(({ No }) => No === '10001'))
  const person = typed(people.find((row) => row.User_Name === 'UITVOERDER' && row.Location_No === '10001'))
  const missing = placed.filter(({ locationNo }) => !known.has(locationNo))
  const register = async (): Promise<void> => {
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
      const { userName, locationNo: No, customerNo: Customer_No } = next
      const key = { User_Name: userName.toUpperCase(), Location_No: No }
      await putRow(controlUrl, 'PortaalGebruikerLocatie', { key, changes: { ...person, ...key } })
      await putRow(controlUrl, 'PortaalLocatie', { key: { No }, changes: { ...location, No, Customer_No } })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, register))
}
