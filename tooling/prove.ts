import { parseArgs } from 'node:util'
import { campaigns, runCampaign } from './prove/campaigns.ts'
import { copyProject } from './prove/copy-project.ts'
import { explanationOf } from './prove/explained.ts'
import { findTests } from './prove/nearby-tests.ts'
import { type Breakage, choosePlaces } from './prove/places.ts'
import { type Outcome, tryPlace } from './prove/try-place.ts'
import { currentCommit, readProofs, writeProofs } from './prove/write-page.ts'

/**
 * `npm run prove`: breaks a sample of production code a place at a time to see whether a test minds, then runs the long
 * campaigns; `docs/proofs.md` gets the tables. `--seed N` chooses another sample, `--places N` how many, `--rounds N`
 * how often a campaign tries; words choose parts: `places`, `removals`, or the name of a campaign.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '20261122' },
    places: { type: 'string', default: '60' },
    rounds: { type: 'string' },
  },
})
const seed = Number(values.seed)
const breakages: readonly Breakage[] = ['places', 'removals']
const isBreakage = (part: string): part is Breakage => breakages.some((one) => one === part)
const parts = positionals.length > 0 ? positionals : [...breakages, ...campaigns.map(({ name }) => name)]
const unknown = parts.filter((part) => !isBreakage(part) && !campaigns.some(({ name }) => name === part))
if (unknown.length > 0 || !Number.isInteger(seed) || !(Number(values.places) > 0)) {
  console.error(
    `Unknown: ${unknown.join(', ') || 'a number'}. Parts: ${breakages.join(', ')}, ${campaigns.map((each) => each.name).join(', ')}`,
  )
  process.exit(2)
}

function tell({ place, verdict, by }: Outcome): void {
  const mark = verdict === 'caught' ? '✓' : '✗'
  const why = verdict === 'survived' ? (explanationOf(place) ?? 'nothing minds it') : by
  console.log(`${mark} ${verdict} ${place.file}:${place.line} (${why})`)
}

async function tryPlaces(how: Breakage): Promise<readonly Outcome[]> {
  const testsOf = findTests()
  const places = await choosePlaces(seed, Number(values.places), how)
  const copy = copyProject()
  const outcomes: Outcome[] = []
  try {
    for (const place of places) {
      const outcome = await tryPlace(copy.folder, place, testsOf(place.file))
      outcomes.push(outcome)
      tell(outcome)
      const told = outcomes.map(({ place: { from: _from, to: _to, ...shown }, ...came }) => ({ place: shown, ...came }))
      writeProofs({ ...readProofs(), [how]: { seed, commit, outcomes: told } })
    }
  } finally {
    copy.remove()
  }
  return outcomes
}

const commit = currentCommit()
let broken = 0
for (const how of parts.filter(isBreakage)) {
  const outcomes = await tryPlaces(how)
  const open = outcomes.filter(({ verdict, place }) => verdict === 'survived' && explanationOf(place) === null)
  broken += open.length
  const caught = outcomes.filter(({ verdict }) => verdict === 'caught').length
  console.log(`${outcomes.length} ${how} broken: ${caught} caught, ${open.length} survived without a reason.`)
}
for (const campaign of campaigns.filter(({ name }) => parts.includes(name))) {
  console.log(`${campaign.title} …`)
  const { output, ...result } = await runCampaign(campaign, {
    seed,
    rounds: values.rounds ? Number(values.rounds) : null,
  })
  if (!result.ok) console.log(output)
  console.log(`${result.ok ? '✓' : '✗'} ${JSON.stringify(result.figures)} in ${Math.round(result.seconds)} s`)
  broken += result.ok ? 0 : 1
  const proofs = readProofs()
  writeProofs({ ...proofs, campaigns: { ...proofs.campaigns, [campaign.name]: { ...result, commit, seed } } })
}
process.exit(broken === 0 ? 0 : 1)
