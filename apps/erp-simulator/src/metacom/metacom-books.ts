import { type MetacomLocation, metacomIdReused } from '@portal/erp-protocol/metacom.ts'
import { ProtocolError } from '../protocol/errors.ts'
import { openJournal } from '../state/journal.ts'
import type { Tree } from './tree.ts'

/** A location as MetaCom keeps it. */
interface SavedLocation extends MetacomLocation {
  readonly id: string
  readonly no: string
}

/** What one line of the journal says. */
type Entry = SavedLocation | { readonly withdrawn: string }

export interface MetacomBooks {
  readonly tree: Tree
  /** @throws ProtocolError 422 with what is wrong, 409 when the id stands for another */
  save(id: string, location: MetacomLocation): SavedLocation
  find(id: string): SavedLocation | null
  /** Takes one out; false when there is none. */
  withdraw(id: string): boolean
  list(): readonly SavedLocation[]
  close(): void
}

const refusal = (code: string, message: string) => new ProtocolError(422, code, message)

function checkChain({ branches, companies, projects, posts }: Tree, location: MetacomLocation): void {
  const { branchNo, companyNo, projectNo, postNo } = location
  const company = companies.find(({ no }) => no === companyNo)
  const project = projects.find(({ no }) => no === projectNo)
  const post = posts.find(({ no }) => no === postNo)
  if (!branches.some(({ no }) => no === branchNo)) throw refusal('NoBranch', `Vestiging ${branchNo} bestaat niet.`)
  if (company?.branchNo !== branchNo)
    throw refusal('NoCompany', `Bedrijf ${companyNo} hoort niet bij vestiging ${branchNo}.`)
  if (project?.companyNo !== companyNo)
    throw refusal('NoProject', `Project ${projectNo} hoort niet bij bedrijf ${companyNo}.`)
  if (post === undefined) throw refusal('NoPost', `Bewakingspost ${postNo} bestaat niet in project ${projectNo}.`)
  if (post.isClosed) throw refusal('PostClosed', `Bewakingspost ${postNo} van project ${projectNo} is afgesloten.`)
}

const isSame = (saved: SavedLocation, location: MetacomLocation): boolean =>
  Object.entries(location).every(([name, value]) => Reflect.get(saved, name) === value)

/** The locations that were saved, each durable before it is answered; `file` keeps them over a restart. */
export function openMetacomBooks(tree: Tree, file: string): MetacomBooks {
  const saved = new Map<string, SavedLocation>()
  let given = 0
  const take = (entry: Entry) => {
    if ('withdrawn' in entry) saved.delete(entry.withdrawn)
    else {
      given += 1
      saved.set(entry.id, entry)
    }
  }
  // The journal holds what is appended below.
  const journal = openJournal(file, (entry) => take(entry as Entry))
  const keep = (entry: Entry) => {
    journal.append(entry)
    take(entry)
  }
  return {
    tree,
    save(id, location) {
      const known = saved.get(id)
      if (known !== undefined) {
        if (isSame(known, location)) return known
        throw new ProtocolError(409, metacomIdReused, 'The id was used for another location.')
      }
      checkChain(tree, location)
      if ([...saved.values()].some(({ locationNo }) => locationNo === location.locationNo))
        throw refusal('LocationExists', `Locatie ${location.locationNo} staat al in MetaCom.`)
      const made = { ...location, id, no: `ML${String(given + 1).padStart(6, '0')}` }
      keep(made)
      return made
    },
    find: (id) => saved.get(id) ?? null,
    withdraw(id) {
      const isThere = saved.has(id)
      if (isThere) keep({ withdrawn: id })
      return isThere
    },
    list: () => [...saved.values()],
    close: () => journal.close(),
  }
}
