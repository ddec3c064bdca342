import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The mode bits for group and others. */
const others = 0o077

/** Tells whether a file is part of a data folder. */
const isOurs = (name: string) => name.startsWith('auth.sqlite') || name.startsWith('jwk.json')

function isOpen(path: string): boolean {
  return (statSync(path).mode & others) !== 0
}

/**
 * Makes a data folder and its files private, and logs it. If the folder contains other files as well,
 * only our files are changed.
 */
export function restrictAccess(dataDir: string): void {
  // Windows has no such modes.
  if (process.platform === 'win32') return
  const names = readdirSync(dataDir)
  const files = names.filter(isOurs)
  const folder = files.length === names.length ? [dataDir] : []
  const open = [...folder, ...files.map((name) => join(dataDir, name))].filter(isOpen)
  if (open.length === 0) return
  try {
    for (const path of open) chmodSync(path, path === dataDir ? 0o700 : 0o600)
    console.warn(
      `[@dropwatt/local-backend] The data folder ${dataDir} was accessible to other users of this machine. It is private now.`,
    )
  } catch {
    console.warn(
      `[@dropwatt/local-backend] The data folder ${dataDir} is accessible to other users of this machine, and its mode cannot be changed. Set its mode to 0700 and that of its files to 0600.`,
    )
  }
}
