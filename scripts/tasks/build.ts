import { buildApp, buildPackage } from '../builds.ts'
import { runAll } from '../commands.ts'

for (const build of [() => buildPackage('ui'), () => buildPackage('auth'), buildApp]) {
  const code = await build()
  if (code !== 0) process.exit(code)
}
await runAll(['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']])
console.log('Built packages/ui/dist, packages/auth/dist, packages/app/dist and storybook-static.')
