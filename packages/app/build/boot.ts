import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { paths } from '../src/paths.ts'

/** The scripts that stand in the documents themselves, by their files in `src/boot`. */
export type BootScript = 'dashboard' | 'member' | 'public' | 'visitor'

const bundles = new Map<BootScript, Promise<string>>()

/** Bundles a script for the documents; its text goes into them as it is. */
export function bootScript(name: BootScript): Promise<string> {
  const bundle = bundles.get(name) ?? bundleScript(name)
  bundles.set(name, bundle)
  return bundle
}

async function bundleScript(name: BootScript): Promise<string> {
  const [result] = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // The path itself, as an object of all paths would stand whole in the script.
    define: { DASHBOARD: JSON.stringify(paths.dashboard) },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      // What is taken from a library for React is no component.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      lib: {
        entry: join(import.meta.dirname, `../src/boot/${name}.ts`),
        formats: ['iife'],
        name: 'boot',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const code = result?.output[0].code.trim() ?? ''
  if (code.includes('</')) throw new Error(`The script ${name} would end its own element.`)
  return code
}
