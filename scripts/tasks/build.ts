import { buildApp, buildPackage } from '../builds.ts'
import { runAll } from '../commands.ts'

const packages = ['automations', 'ui', 'auth'] as const
for (const build of [...packages.map((name) => () => buildPackage(name)), buildApp]) {
  const code = await build()
  if (code !== 0) process.exit(code)
}
await runAll(['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']])
console.log('Built packages/{automations,ui,auth}/dist, packages/app/dist and storybook-static.')
