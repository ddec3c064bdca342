import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { command, root } from '../commands.ts'
import { publishedPackages, readManifest } from '../packages.ts'
import { makeVersions } from '../release/changesets.ts'
import { refuseRehearsal, refuseRelease, type Situation } from '../release/refusals.ts'
import { rehearse } from '../release/rehearse.ts'
import { releaseHere } from '../release/releaseHere.ts'
import { consumersTable, report } from '../release/report.ts'
import { writeTable } from '../release/writeTable.ts'

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    registry: { type: 'string' },
    versions: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

async function readSituation(): Promise<Situation> {
  const { output } = await command('git', ['status', '--porcelain'], { captured: true })
  const changesets = globSync('.changeset/*.md', { cwd: root })
  const manifests = await Promise.all(publishedPackages.map(readManifest))
  return {
    uncommitted: output,
    changesets: changesets.length,
    env: process.env,
    repositories: Object.fromEntries(
      manifests.map(({ name, repository }) => [name, repository?.url]),
    ),
  }
}

function stop(reasons: readonly string[]): void {
  if (reasons.length === 0) return
  for (const reason of reasons) console.error(reason)
  process.exit(1)
}

if (values.versions) {
  await makeVersions()
  console.log('The packages have their next versions. Read the changelogs, then commit.')
  process.exit()
}

const isRehearsal = values['dry-run']
if (values.registry && !isRehearsal) {
  stop(['--registry belongs to a rehearsal: npm run release -- --dry-run --registry <address>.'])
}
const situation = await readSituation()
stop(isRehearsal ? refuseRehearsal(situation) : refuseRelease(situation))
if (isRehearsal && situation.changesets === 0) {
  console.log('No changeset waits: this rehearses the versions in the manifests.')
}

const outcome = isRehearsal
  ? await rehearse(values.registry)
  : await releaseHere({ publishes: true, registry: undefined })
console.log(report(outcome))
if (values.write) await writeTable(consumersTable(outcome.consumers))
if (outcome.checks.some(({ problem }) => problem)) process.exitCode = 1
