import {
  fileListAsCsv,
  ResultNames,
  type FileListHeader,
  type ImageMatch,
  type ListedFile,
} from '@dropwatt/automations/images'
import { proxy } from 'comlink'
import { startWorker, WorkerStopped, type RunningWorker } from '../../engine/startWorker.ts'
import { saveBlob } from '../../saveBlob.ts'
import type { ZipEntry, ZipWorker } from '../engine/zipCalls.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from '../engine/zipWorker.ts?worker&url'
import { inflated } from '../engine/ImageContent.ts'
import type { ImageRecord } from '../storage/imageRecords.ts'
import { currentResult, newestJob, readiness } from './chain.ts'
import type { ImageMaker } from './ImageMaker.ts'
import type { ProductMatches } from './ProductMatches.ts'
import type { SetImage } from './ImageSetState.ts'
import type { SetData } from './SetData.ts'

/** TypeScript does not know the dialog, which some browsers have not. */
interface SavePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
  }) => Promise<FileSystemFileHandle>
}

/** What the list of files says, in the language of the reader. */
export interface FileListWords {
  readonly header: FileListHeader
  /**
   * Returns why an image was not changed or needs review, and whether its product is not certain; empty
   * if there is nothing to say.
   */
  readonly noteOf: (image: SetImage, product: ImageMatch | undefined) => string
}

interface NamedImage {
  readonly image: ImageRecord
  /** Its name in the ZIP; empty if it is not in it. */
  readonly name: string
}

/** Saves what is ready of a set: the images as a ZIP, and the list of its files. */
export class ZipDownload {
  readonly #data: SetData
  readonly #maker: ImageMaker
  readonly #matches: ProductMatches
  readonly #settled: () => Promise<void>
  #worker: RunningWorker<ZipWorker> | undefined

  /** @param settled waits until no image is processed any more */
  constructor(
    data: SetData,
    maker: ImageMaker,
    matches: ProductMatches,
    settled: () => Promise<void>,
  ) {
    this.#data = data
    this.#maker = maker
    this.#matches = matches
    this.#settled = settled
  }

  /** Whether the ZIP is written to the disk while it is made. */
  get isStreamed(): boolean {
    return 'showSaveFilePicker' in window
  }

  /** Names the images of the ZIP, and those that are not in it. */
  #named(withUndecided: boolean): readonly NamedImage[] {
    const { jobs, outcomes, records } = this.#data
    const names = new ResultNames()
    return records
      .filter(({ problem }) => !problem)
      .map((image) => {
        const state = readiness(image, jobs, outcomes)
        const isIn = state === 'ready' || (withUndecided && state === 'needs-review')
        const result = currentResult(image.index, jobs, outcomes)
        return { image, name: isIn ? names.nameFor(image.name, result?.format) : '' }
      })
  }

  /**
   * Saves a ZIP of the images that are ready. Call it on a click, as the owner may be asked where to.
   *
   * @param withUndecided also those that need review and are undecided
   * @returns whether it was saved, and not cancelled
   */
  async save(fileName: string, withUndecided: boolean): Promise<boolean> {
    if (this.#worker) return false
    const target = await askWhere(`${fileName}.zip`)
    if (target === 'cancelled') return false
    // What was edited in review is on its way.
    if (!this.#data.state.getState().progress) await this.#settled()
    const entries = this.#named(withUndecided).filter(({ name }) => name !== '')
    const all = entries.length
    let done = 0
    const next = async (): Promise<ZipEntry | undefined> => {
      const entry = entries[done]
      this.#data.state.setState({ zip: { done, all } })
      if (!entry) return undefined
      done += 1
      const content = await this.#maker.input(entry.image.index)
      return { name: entry.name, bytes: await inflated(content) }
    }
    const worker = startWorker<ZipWorker>(url)
    this.#worker = worker
    try {
      const written = await worker.call((api) => api.write(proxy(next), target))
      if (written) saveBlob(written, `${fileName}.zip`)
      return true
    } catch (error) {
      if (error instanceof WorkerStopped && this.#worker !== worker) return false
      throw error
    } finally {
      worker.stop()
      if (this.#worker === worker) this.#worker = undefined
      this.#data.state.setState({ zip: undefined })
    }
  }

  /** Stops writing a ZIP; nothing is left of it. */
  cancel(): void {
    const worker = this.#worker
    this.#worker = undefined
    worker?.stop()
  }

  /** Saves the list of all files as CSV. */
  async saveList(fileName: string, { header, noteOf }: FileListWords): Promise<void> {
    const products = await this.#matches.all()
    const { jobs, outcomes, state } = this.#data
    const shown = new Map(state.getState().images.map((image) => [image.index, image]))
    const job = newestJob(jobs)
    const listOf = ({ image, name }: NamedImage): ListedFile => {
      const result = currentResult(image.index, jobs, outcomes)
      const newest = job && outcomes.get(job.id)?.get(image.index)
      const after = result?.size ?? (newest && image.size)
      const seen = shown.get(image.index)
      const product = products.get(image.name)
      return {
        file: name,
        original: image.name,
        ...(product && { handle: product.handle }),
        ...(product?.sku !== undefined && { sku: product.sku }),
        before: image.size,
        ...(name !== '' && after !== undefined && { after }),
        ...(seen && { note: noteOf(seen, product) }),
      }
    }
    const list = this.#named(false).map(listOf)
    saveBlob(new Blob([fileListAsCsv(list, header)], { type: 'text/csv' }), `${fileName}.csv`)
  }
}

/** Asks the owner where a file is saved to, where the browser can write to it directly. */
async function askWhere(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'cancelled' | undefined> {
  const { showSaveFilePicker } = window as SavePicker
  try {
    return await showSaveFilePicker?.({
      suggestedName,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // It is asked for without a click, or in a frame: the ZIP is saved as a download.
    return undefined
  }
}
