import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bits of a mode that let others in than the owner. */
const others = 0o077

/** Whether a file belongs into a data folder. */
const isOurs = (name: string) => name.startsWith('auth.sqlite') || name.startsWith('jwk.json')

function isOpen(path: string): boolean {
  return (statSync(path).mode & others) !== 0
}

/**
 * Takes from others what they could do with a data folder and its files, and says so in the log. A
 * folder that holds other things as well is left as it is, and only the files are closed.
 */
export function tighten(dataDir: string): void {
  // Windows knows no such modes.
  if (process.platform === 'win32') return
  const names = readdirSync(dataDir)
  const files = names.filter(isOurs)
  const folder = files.length === names.length ? [dataDir] : []
  const open = [...folder, ...files.map((name) => join(dataDir, name))].filter(isOpen)
  if (open.length === 0) return
  try {
    for (const path of open) chmodSync(path, path === dataDir ? 0o700 : 0o600)
    console.warn(
      `[@dropwatt/local-backend] The data folder ${dataDir} was open to others on this machine. Now it is for its owner alone.`,
    )
  } catch {
    console.warn(
      `[@dropwatt/local-backend] The data folder ${dataDir} is open to others on this machine, and this user may not change that. Give it mode 0700 and its files 0600.`,
    )
  }
}
