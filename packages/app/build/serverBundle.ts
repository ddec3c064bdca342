import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { collectPackages, writeLicences } from './licences.ts'

/**
 * Bundles the server for containers with its dependencies, so that it runs on Node alone: the entry
 * is `startInContainer.js`, and `licences.txt` has their licences.
 *
 * @param appDir the folder of the app
 * @param outDir a folder for the files, which is emptied
 */
export async function writeServerBundle(appDir: string, outDir: string): Promise<void> {
  const { plugin, folders } = collectPackages()
  await build({
    plugins: [plugin],
    root: appDir,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The local backend is left out, but its native package would be read before.
    ssr: { noExternal: true, external: ['@node-rs/argon2'] },
    build: {
      ssr: 'server/startInContainer.ts',
      outDir,
      emptyOutDir: true,
      target: 'node24',
    },
  })
  const own = await readFile(join(appDir, '../../LICENSE'), 'utf8')
  await writeFile(join(outDir, 'licences.txt'), await writeLicences({ folders, own }))
}
