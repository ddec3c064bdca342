import type { ComparisonQuery, ComparisonRow } from '@dropwatt/automations'
import type { PackedJob } from '../../storage/records.ts'
import type { ComparisonListWords, ComparisonOutcome, ComparisonStatus } from '../FileComparison.ts'
import type { NamedFile, OpenRefusal, ReadProgress } from '../messages.ts'
import { readExport } from './readExport.ts'
import type { FileState } from './FileState.ts'

/** The calls that compare the open file with another one. */
export function comparisonCalls(state: FileState) {
  return {
    /**
     * Compares the open file with another one, until the comparison is ended.
     *
     * @param packed the jobs saved for the other file
     * @param isOtherEarlier whether the open file is the later one
     * @returns why the other file was refused, if it is no export
     */
    async compare(
      source: Blob,
      name: string,
      packed: readonly PackedJob[],
      isOtherEarlier: boolean,
      onProgress: (progress: ReadProgress) => void,
    ): Promise<ComparisonOutcome | { readonly refused: OpenRefusal }> {
      const read = await readExport(source, name, packed, onProgress)
      if ('refused' in read) return read
      // Only products are compared.
      if ([read.file, state.file].some(({ facts }) => facts.kind !== 'products')) {
        return { refused: { code: 'translations', values: {} } }
      }
      const { FileComparison } = await import('../FileComparison.ts')
      const comparison = new FileComparison(state.file, read.file, isOtherEarlier)
      state.keepComparison(comparison)
      return comparison.outcome()
    },

    turnComparison(): ComparisonOutcome {
      return state.comparison.turn()
    },

    listComparison(query: ComparisonQuery): ComparisonStatus {
      return state.comparison.list(query)
    },

    comparisonRows(number: number, from: number, to: number): readonly ComparisonRow[] | undefined {
      return state.comparison.rows(number, from, to)
    },

    comparisonFile(words: ComparisonListWords, label: string): NamedFile {
      return state.comparison.download(words, label)
    },

    endComparison(): void {
      state.keepComparison(undefined)
    },
  }
}
