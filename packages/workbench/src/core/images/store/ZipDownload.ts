import {
  fileListAsCsv,
  ResultNames,
  type FileListHeader,
  type ImageMatch,
  type ListedFile,
} from '@dropwatt/automations/images'
import { proxy } from 'comlink'
import { startWorker, WorkerStopped, type RunningWorker } from '../../engine/startWorker.ts'
import { askWhere } from '../../askWhere.ts'
import { saveBlob } from '../../saveBlob.ts'
import type { ZipEntry, ZipWorker } from '../engine/zipWorker.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from '../engine/zipWorker.ts?worker&url'
import { inflated } from '../engine/ImageContent.ts'
import type { ImageRecord } from '../storage/imageRecords.ts'
import { currentResult, newestJob, readiness } from './chain.ts'
import type { ImageJobs } from './ImageJobs.ts'
import type { ImageMaker } from './ImageMaker.ts'
import type { Owned, SetImage, ZipState } from './ImageSetState.ts'
import type { ProductMatches } from './ProductMatches.ts'
import type { SetData } from './SetData.ts'
import type { SetFile } from './SetFile.ts'

/** Texts of the list of files, in the member's language. */
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

interface ZipTools {
  readonly state: Owned<ZipState>
  readonly data: SetData
  readonly file: SetFile
  readonly maker: ImageMaker
  readonly products: ProductMatches
  readonly jobs: ImageJobs
}

/** Saves what is ready of a set: the images as a ZIP, and the list of its files. */
export class ZipDownload {
  readonly #tools: ZipTools
  #worker: RunningWorker<ZipWorker> | undefined

  constructor(tools: ZipTools) {
    this.#tools = tools
  }

  /** Whether the ZIP is written to the disk while it is made. */
  get isStreamed(): boolean {
    return 'showSaveFilePicker' in window
  }

  /** Names the images of the ZIP, and those that are not in it. */
  #named(withUndecided: boolean): readonly NamedImage[] {
    const { jobs, outcomes, records } = this.#tools.data
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
   * Saves a ZIP of the images that are ready. Call it on a click, as the member may be asked where to.
   *
   * @param withUndecided also those that need review and are undecided. @default false
   */
  async save(withUndecided: boolean = false): Promise<void> {
    const { state, file, maker, jobs } = this.#tools
    const { name: fileName, changes } = file.record
    if (this.#worker) return
    const target = await askWhere(`${fileName}.zip`)
    if (target === 'cancelled') return
    // What was edited in review is on its way.
    if (!state.getState().progress) await jobs.settled()
    const entries = this.#named(withUndecided).filter(({ name }) => name !== '')
    const all = entries.length
    let done = 0
    const next = async (): Promise<ZipEntry | undefined> => {
      const entry = entries[done]
      state.setState({ zip: { done, all } })
      if (!entry) return undefined
      done += 1
      const content = await maker.input(entry.image.index)
      return { name: entry.name, bytes: await inflated(content) }
    }
    const worker = startWorker<ZipWorker>(url)
    this.#worker = worker
    try {
      const written = await worker.call((api) => api.write(proxy(next), target))
      if (written) saveBlob(written, `${fileName}.zip`)
    } catch (error) {
      if (error instanceof WorkerStopped && this.#worker !== worker) return
      throw error
    } finally {
      worker.stop()
      if (this.#worker === worker) this.#worker = undefined
      state.setState({ zip: undefined })
    }
    await file.put({ downloaded: changes })
  }

  /** Stops writing a ZIP; nothing is left of it. */
  cancel(): void {
    const worker = this.#worker
    this.#worker = undefined
    worker?.stop()
  }

  /** Saves the list of all files as CSV. */
  async saveList({ header, noteOf }: FileListWords): Promise<void> {
    const { state, data, file } = this.#tools
    const products = await this.#tools.products.all()
    const { jobs, outcomes } = data
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
    saveBlob(
      new Blob([fileListAsCsv(list, header)], { type: 'text/csv' }),
      `${file.record.name}.csv`,
    )
  }
}
