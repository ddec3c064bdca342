/**
 * Measures the built app with Lighthouse, together with minimal pages and the app as one bundle for
 * comparison, and writes the results into docs/performance.md. `npm run bench -- app [rounds]` runs it;
 * it fails if a goal is missed, or if the machine was too busy for valid figures.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '../scripts/builds.ts'
import { root } from '../scripts/commands.ts'
import { counts, goals } from './driver/app/goals.ts'
import { lighthouseProject } from './driver/app/lighthouse.ts'
import { measureApp } from './driver/app/measure.ts'
import { report } from './driver/app/report.ts'
import { writeIntoDocs } from './driver/writing.ts'

const leastRounds = 5

const rounds = Math.max(leastRounds, Number(process.argv[2]) || 0)
if ((await buildApp()) !== 0) process.exit(1)
await lighthouseProject.install()
const measured = await measureApp(rounds, (line) => console.error(line))
const text = report(measured, await lighthouseProject.versionOf('lighthouse'))
const results = join(root, 'test-results')
await mkdir(results, { recursive: true })
await writeFile(
  join(results, 'lighthouse.json'),
  `${JSON.stringify({ ...measured, goals: goals(measured) }, undefined, 2)}\n`,
)
console.log(text)
if (counts(measured)) {
  await writeIntoDocs('app', text)
  process.exitCode = goals(measured).every(({ isMet }) => isMet) ? 0 : 1
} else {
  console.error('The floor page did not reach 100, so nothing of this counts. Try again in peace.')
  process.exitCode = 1
}
