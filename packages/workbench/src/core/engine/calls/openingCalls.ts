import type { PackedJob } from '../../storage/records.ts'
import type { FileStatus, LiveRights, OpenedFile, OpenRefusal, ReadProgress } from '../messages.ts'
import { hashOf } from '../hashOf.ts'
import { readExport } from './readExport.ts'
import type { FileState } from './FileState.ts'

export function openingCalls(state: FileState) {
  return {
    /**
     * Opens a file with the jobs saved for it.
     *
     * @param addedFrom the first row of products that were imported into it. @default none were
     * @param live set for a file that was read from a store, which takes not every change. @default it was not
     * @returns why it was refused, if it is no export that can be edited
     * @throws {PatchError} when the jobs belong to another file
     */
    async open(
      source: Blob,
      name: string,
      packed: readonly PackedJob[] = [],
      onProgress: (progress: ReadProgress) => void = () => {},
      addedFrom?: number,
      live?: LiveRights,
    ): Promise<OpenedFile | { readonly refused: OpenRefusal }> {
      state.granted = live?.granted
      const granted = () => state.granted
      const rules = live && (await import('../../live/liveRules.ts')).liveRules(live.ids, granted)
      const read = await readExport(source, name, packed, onProgress, { addedFrom, ...rules })
      if ('refused' in read) return read
      const { file, bytes, from } = read
      state.start(file)
      // The browser hashes beside the check.
      const hash = hashOf(bytes)
      const status = state.status()
      const content = () => new Blob([bytes], { type: 'text/csv' })
      return {
        facts: file.facts,
        hash: await hash,
        status,
        ...(from && { unpacked: { content: content(), name: file.name, from } }),
      }
    },

    /** Notes the permissions that the store of the open live file has given, which plans obey from now on. */
    setGranted(granted: readonly string[]): FileStatus {
      state.granted = granted
      return state.status()
    },

    /** Creates the sample catalogue. */
    async sample(): Promise<Blob> {
      const { sampleFile } = await import('../sampleFile.ts')
      return sampleFile()
    },
  }
}
