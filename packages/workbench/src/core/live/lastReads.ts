import { FileStorage } from '../storage/FileStorage.ts'

export interface LastRead {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly products: number
}

/** Returns when products of stores were last read on this device, by the ids of the stores. */
export async function lastReads(user: string): Promise<ReadonlyMap<string, LastRead>> {
  const storage = await FileStorage.open(user)
  try {
    const reads = new Map<string, LastRead>()
    for (const { live, products } of await storage.files()) {
      if (!live || (reads.get(live.store)?.at ?? 0) >= live.readAt) continue
      reads.set(live.store, { at: live.readAt, products })
    }
    return reads
  } finally {
    storage.close()
  }
}
