import { expect, readRows, tellBackOffice } from './journey.ts'
import { as, runTask, type StandingPiece } from './portal-calls.ts'

interface At {
  readonly account: string
  readonly location: string
}

/** What stands at a location by the books of the portal. */
export async function standingAt({ account, location }: At): Promise<readonly StandingPiece[]> {
  const { call } = await as(account)
  const { items } = await call<{ items: (StandingPiece & { readonly huidig: number })[] }>(
    'MaterieelVoorraad/ToonVoorraad',
    { gebruikerLogin: account, materieellocatie: location },
  )
  return items.filter(({ huidig }) => huidig > 0)
}

const isPiece = ({ materieelNummer }: StandingPiece): boolean => materieelNummer !== ''

async function changeRow(service: string, key: object, changes: object | null): Promise<void> {
  await tellBackOffice('rows', { service, key, changes })
}

/** What the back office writes by itself is not given to it. */
function withoutStamps({
  Row_Version: _,
  Last_Modified_At: _at,
  ...row
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return row
}

/** Waits until the portal knows of so many pieces at a location. */
async function untilStanding(at: At, count: number): Promise<readonly StandingPiece[]> {
  await expect(async () => {
    await runTask('VoorraadSync')
    await expect.poll(async () => (await standingAt(at)).filter(isPiece).length).toBe(count)
  }).toPass({ timeout: 120_000 })
  return (await standingAt(at)).filter(isPiece)
}

/** Brings machines to a location in the back office until so many numbered pieces stand there at least; gives all. */
export async function fillSite(at: At, count: number): Promise<readonly StandingPiece[]> {
  const standing = (await standingAt(at)).filter(isPiece)
  const [like] = standing
  const entries = await readRows('PortaalVoorraadverloop')
  const entry = entries.find((row) => row.Location_No === at.location && row.Plant_No === like?.materieelNummer)
  const piece = (await readRows('PortaalMaterieelstuk')).find((row) => row.No === like?.materieelNummer)
  if (entry === undefined || piece === undefined) throw new Error(`Nothing with a number stands at ${at.location}`)
  const last = Math.max(...entries.map((row) => Number(row.Entry_No)))
  for (let more = 1; more <= count - standing.length; more += 1) {
    const number = `R-${last + more}`
    const looks = { No: number, Serial_No: '', Inspection_No: '' }
    await changeRow('PortaalMaterieelstuk', { No: number }, { ...withoutStamps(piece), ...looks })
    const arrival = { Entry_No: last + more, Plant_No: number }
    await changeRow('PortaalVoorraadverloop', { Entry_No: last + more }, { ...withoutStamps(entry), ...arrival })
  }
  return untilStanding(at, Math.max(count, standing.length))
}

/** Takes pieces out of the books of a location, as a mistake that the desk puts right. */
export async function takeOutOfBooks(at: At, numbers: readonly string[]): Promise<void> {
  const before = (await standingAt(at)).filter(isPiece).length
  const entries = await readRows('PortaalVoorraadverloop')
  for (const { Entry_No, Plant_No, Location_No } of entries)
    if (Location_No === at.location && numbers.includes(String(Plant_No)))
      await changeRow('PortaalVoorraadverloop', { Entry_No }, null)
  await untilStanding(at, before - numbers.length)
}
