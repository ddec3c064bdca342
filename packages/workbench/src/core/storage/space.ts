/** The space that this site uses on the device. */
export interface Space {
  /** In bytes. */
  readonly used: number
  /** About how much the browser allows, in bytes. */
  readonly quota: number
  /** Whether the browser agreed to delete nothing by itself. */
  readonly isKept: boolean
}

/** Measures the space; undefined where the browser does not tell. */
export async function measureSpace(): Promise<Space | undefined> {
  try {
    const [{ usage, quota }, isKept] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ])
    return usage === undefined || quota === undefined ? undefined : { used: usage, quota, isKept }
  } catch {
    return undefined
  }
}

/** Asks the browser to delete nothing by itself; returns whether it agreed. */
export async function askToKeep(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
