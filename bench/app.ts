/**
 * Measures the built app with Lighthouse, together with minimal pages and the app as one bundle for
 * comparison, and writes the results into docs/performance.md. `npm run bench -- app` runs it; it fails
 * if the machine was too busy for valid figures.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../scripts/commands.ts'
import { isValid } from './driver/app/figures.ts'
import { lighthouseProject } from './driver/app/lighthouse.ts'
import { measureApp, subjectIds } from './driver/app/measure.ts'
import { report } from './driver/app/report.ts'
import { runBench } from './driver/runBench.ts'

await runBench('app', async ({ rounds, pages }) => {
  const chosen = pages === 'all' ? subjectIds : pages
  const measured = await measureApp(rounds, chosen, (line) => console.error(line))
  const results = join(root, 'test-results')
  await mkdir(results, { recursive: true })
  await writeFile(join(results, 'lighthouse.json'), `${JSON.stringify(measured, undefined, 2)}\n`)
  const lighthouse = `Lighthouse ${await lighthouseProject.versionOf('lighthouse')}`
  return {
    versions: [measured.browser, lighthouse],
    text: report(measured),
    invalid: isValid(measured)
      ? undefined
      : 'The machine was too busy: the floor page did not reach 100. Run it again on an idle machine.',
  }
})
