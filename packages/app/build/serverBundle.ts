import { build } from 'vite'

/**
 * Bundles the server for containers with its dependencies, so that it runs on Node alone: the entry
 * is `startInContainer.js`.
 *
 * @param appDir the folder of the app
 * @param outDir a folder for the files, which is emptied
 */
export async function writeServerBundle(appDir: string, outDir: string): Promise<void> {
  await build({
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
}
