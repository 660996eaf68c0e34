/** Something of MetaCom that has a number and a name. */
export interface Entry {
  readonly no: string
  readonly name: string
}
interface Project extends Entry {
  readonly companyNo: string
}
interface Post extends Entry {
  readonly isClosed: boolean
}

/** Branches, their companies, their projects, and the posts that every project has. */
export interface Tree {
  readonly branches: readonly Entry[]
  readonly companies: readonly (Entry & { readonly branchNo: string })[]
  readonly projects: readonly Project[]
  readonly posts: readonly Post[]
}

const branches: readonly Entry[] = [
  { no: 'RTM', name: 'Vestiging Rotterdam' },
  { no: 'UTR', name: 'Vestiging Utrecht' },
  { no: 'EHV', name: 'Vestiging Eindhoven' },
]

const companies = branches.flatMap(({ no, name }) => {
  const town = name.replace('Vestiging ', '')
  return [
    { no: `${no}-B`, name: `Bouwbedrijf ${town} B.V.`, branchNo: no },
    { no: `${no}-I`, name: `Infra ${town} B.V.`, branchNo: no },
  ]
})

/** Those that the invoices of the back office are booked on, and one that takes nothing any more. */
const posts: readonly Post[] = [
  ['05.11', 'Energie en verlichting'],
  ['05.21', 'Klein gereedschap'],
  ['05.32', 'Hijsen en hoogwerken'],
  ['05.41', 'Steigers en bekisting'],
  ['05.51', 'Keten en inrichting'],
  ['05.61', 'Verbruiksartikelen'],
  ['05.71', 'Transport en overige kosten'],
  ['12.10', 'Grondwerk'],
].map(([no = '', name = '']) => ({ no, name, isClosed: false }))
const closed: Post = { no: '99.00', name: 'Afgesloten werk', isClosed: true }

/** The projects of the back office, each at one of the companies. */
export function makeTree(projects: readonly Entry[]): Tree {
  const placed = projects.map((project, at) => ({ ...project, companyNo: companies[at % companies.length]?.no ?? '' }))
  return { branches, companies, projects: placed, posts: [...posts, closed] }
}
