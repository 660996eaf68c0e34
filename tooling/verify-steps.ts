import { runStep, type Step } from './run-step.ts'

const program = (path: string, ...args: readonly string[]): readonly string[] => [`node_modules/${path}`, ...args]
/** What the last check of a workspace found stays beside the project, so that the next one reads what changed. */
const knownTypes = (folder: string) => ['--tsBuildInfoFile', `.cache/types/${folder.replaceAll('/', '-')}.json`]
const workspaces = [
  'packages/domain',
  'packages/contract',
  'packages/erp-protocol',
  'packages/i18n',
  'apps/server',
  'apps/erp-simulator',
  'apps/web',
  'apps/web/worker',
  'tooling',
  'e2e',
  'bench',
]

const advisories = 'advisories'
const steps: readonly Step[] = [
  { title: 'format and lint', args: program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  // One thread each: several would each work out the same types, and two checks run beside each other already.
  ...workspaces.map((folder) => ({
    title: `types of ${folder}`,
    args: program('typescript/bin/tsc', '--singleThreaded', '-p', folder, '--incremental', ...knownTypes(folder)),
  })),
  { title: 'unused files, exports and packages', args: program('knip/bin/knip.js', '--no-progress') },
  { title: advisories, args: ['tooling/advisories.ts'] },
  {
    title: 'architecture',
    args: program('vitest/vitest.mjs', 'run', '--project', 'architecture', '--project', 'texts', '--reporter', 'dot'),
  },
]

/** Runs every check of the house, two at a time, and prints one line each; what fails is shown in full. */
export async function runVerify(): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps]
  let failed = 0
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step)
      console.log(`${result.ok ? '✓' : '✗'} ${step.title} (${result.seconds.toFixed(1)} s)`)
      if (step.title === 'architecture' && result.ok)
        for (const line of result.output.match(/^.*still missing.*$/gm) ?? []) console.log(`  ${line.trim()}`)
      if (step.title === advisories && result.ok && result.output !== '') console.log(`  ${result.output.trim()}`)
      if (result.ok) continue
      failed += 1
      console.log(result.output)
    }
  }
  await Promise.all([work(), work()])
  return { passed: steps.length - failed, failed }
}
