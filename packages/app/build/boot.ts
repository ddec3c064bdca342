import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { buildTarget } from '@dropwatt/tooling/supported-browsers'
import { paths } from '../src/paths.ts'

/** The inline scripts of the documents, by the names of their files in `src/boot`. */
export type BootScript = 'dashboard' | 'member' | 'public' | 'visitor'

const bundles = new Map<BootScript, Promise<string>>()

/**
 * Returns the bundled code of an inline script, to be written into documents as it is. Each script
 * is bundled once.
 *
 * @throws {Error} when the code contains `</`, which could end the script element
 */
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
    // A constant, because importing `paths` would put the whole object into the bundle.
    define: { DASHBOARD: JSON.stringify(paths.dashboard) },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      // Modules marked 'use client' are imported for their functions only.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      lib: {
        entry: join(import.meta.dirname, `../src/boot/${name}.ts`),
        formats: ['iife'],
        name: 'boot',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const code = result?.output[0].code.trim() ?? ''
  if (code.includes('</'))
    throw new Error(`The inline script ${name} contains "</", which would end its script element.`)
  return code
}
