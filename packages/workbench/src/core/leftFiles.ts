import { removeDatabase } from './databaseName.ts'
import { readPresence, writePresence } from './presence.ts'
import { filesKey } from './storage/filesKey.ts'

/** The files of an account that has left this device, until somebody decides about them. */
export interface LeftFiles {
  readonly user: string
  /** The number of files. */
  readonly count: number
  /** Whether the account has chosen to remove its files when it logs out. */
  readonly removesOnLogout: boolean
}

/** Returns the ids of the accounts with files on this device. */
function readUsers(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(filesKey))
      .map((key) => key.slice(filesKey.length))
  } catch {
    return []
  }
}

/** Finds files to decide about, of one account at a time. Call it while nobody is signed in. */
export function findLeftFiles(): LeftFiles | undefined {
  for (const user of readUsers()) {
    const { files = 0, isKept, removesOnLogout = false } = readPresence(user)
    if (files > 0 && !isKept) return { user, count: files, removesOnLogout }
  }
  return undefined
}

/** Counts a file whose saving ended after its account had left. */
export function countLeftFile(user: string): void {
  const presence = readPresence(user)
  writePresence(user, { ...presence, files: (presence.files ?? 0) + 1 })
}

/** Notes that files stay, until the account uses them again. */
export function keepLeftFiles(user: string): void {
  writePresence(user, { ...readPresence(user), isKept: true })
}

/** Removes everything that an account saved on this device, but for its choice to do so. */
export async function removeLeftFiles(user: string): Promise<void> {
  const { removesOnLogout } = readPresence(user)
  await removeDatabase(user)
  writePresence(user, removesOnLogout ? { removesOnLogout } : {})
}
