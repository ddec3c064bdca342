import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pnpm, root, runAll } from '../commands.ts'
import { writeLicences } from '../licences/document.ts'

await writeFile(join(root, 'docs/licences.md'), writeLicences())
const components = ['app', 'ui', 'auth', 'automations'].flatMap((name) => [
  '--filter',
  `@dropwatt/${name}`,
])
const output = ['--sbom-format', 'cyclonedx', '--split', '--out', 'sbom/%s.json']
await runAll(['npx', ['--yes', await pnpm(), ...components, 'sbom', '--prod', ...output]])
console.log('Wrote docs/licences.md and the bills of materials in sbom.')
