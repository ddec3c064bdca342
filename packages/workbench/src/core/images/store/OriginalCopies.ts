import { measureSpace } from '../../storage/space.ts'
import { copiesName, DeviceFull, type ImageBytes } from '../storage/ImageBytes.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import type { ImageRecord, OriginalPlace } from '../storage/imageRecords.ts'
import type { CopiesState, Owned } from './ImageSetState.ts'
import type { OutcomeSaver } from './OutcomeSaver.ts'
import type { SetData } from './SetData.ts'
import type { SetSources } from './SetSources.ts'

/** Number of images copied between two saves of their records. */
const batch = 50

/** The share of the space that is left which copies may take: results need some as well. */
const mostShare = 0.8

interface CopyTools {
  readonly state: Owned<CopiesState>
  readonly data: SetData
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
  readonly saver: OutcomeSaver
  readonly sources: SetSources
}

/** A ZIP that there is no access to in the member's folder, and its place among the sources. */
export interface UncopiedZip {
  readonly source: number
  readonly file: File
}

/**
 * Copies originals to the device that are only in this tab, so that they are there at the next visit.
 * Without enough space they stay in the tab, which the state tells.
 */
export async function copyOriginals(
  tools: CopyTools,
  zips: readonly UncopiedZip[],
  signal: AbortSignal,
): Promise<void> {
  const { state, data, bytes, storage, saver, sources } = tools
  const images = data.records.filter((record) => !record.problem && record.place.kind === 'tab')
  const needed = [...images, ...zips.map(({ file }) => file)].reduce(
    (sum, each) => sum + each.size,
    0,
  )
  if (needed === 0 || !bytes.isSaved) return
  const all = images.length + zips.length
  let done = 0
  let left = Infinity
  const report = () => state.setState({ intake: { phase: 'copying', done, all } })
  report()
  try {
    const space = await measureSpace()
    if (space) left = space.quota - space.used
    if (needed > left * mostShare) {
      state.setState({ shortOfSpace: { needed, left } })
      return
    }
    for (const { source, file } of zips) {
      if (signal.aborted) return
      const offset = await bytes.append(copiesName, file)
      await storage.putSource(source, { kind: 'copy', offset, size: file.size })
      done += 1
      report()
    }
    for (let at = 0; at < images.length && !signal.aborted; at += batch) {
      const copied = new Map<number, OriginalPlace>()
      for (const { index } of images.slice(at, at + batch)) {
        const file = sources.fileOf(index)
        if (!file || signal.aborted) continue
        copied.set(index, { kind: 'copy', offset: await bytes.append(copiesName, file) })
        done += 1
      }
      if (signal.aborted) return
      // The member may have excluded some of them meanwhile.
      const records = [...copied].flatMap(([index, place]): ImageRecord[] => {
        const record = data.records[index]
        return record ? [{ ...record, place }] : []
      })
      data.putRecords(records)
      await storage.putImages(records)
      for (const { index } of records) sources.forgetFile(index)
      report()
    }
  } catch (error) {
    if (!signal.aborted) {
      if (error instanceof DeviceFull) state.setState({ shortOfSpace: { needed, left } })
      else saver.noteFailure(error)
    }
  } finally {
    state.setState({ intake: undefined })
  }
}
