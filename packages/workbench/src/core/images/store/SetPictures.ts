import {
  countMetadata,
  type FoundMetadata,
  type MetadataCounts,
} from '@dropwatt/automations/images'
import { currentResult } from './chain.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { ImagePool } from './ImagePool.ts'
import { sendable, startImageWorker, type ImageWorker } from './imageWorkers.ts'
import type { SetData } from './SetData.ts'
import type { SetSources } from './SetSources.ts'
import { Thumbnails } from './Thumbnails.ts'

/** The longer side of small pictures, in pixels. */
const thumbnailSide = 256

/** How many images are searched for metadata before others are shown in between. */
const metadataBatch = 8

/** How many workers show pictures beside those that process images. */
const workers = 2

interface PictureTools {
  readonly data: SetData
  readonly maker: ImageMaker
  readonly sources: SetSources
}

/** Shows the images of a set, and what is in their files. */
export class SetPictures {
  readonly thumbnails: Thumbnails
  readonly #tools: PictureTools
  readonly #pool = new ImagePool<ImageWorker>(startImageWorker, workers)
  #metadata: Promise<MetadataCounts> | undefined

  constructor(tools: PictureTools) {
    this.#tools = tools
    this.thumbnails = new Thumbnails(
      (index) => this.#makeThumbnail(index),
      (index) => this.versionOf(index),
    )
  }

  /** Returns another text once an image has another picture, or can be read. */
  versionOf(index: number): string {
    const { data } = this.#tools
    const result = currentResult(index, data.jobs, data.outcomes)
    return result ? `${result.job} ${result.offset}` : data.state.getState().access
  }

  async #makeThumbnail(index: number): Promise<ImageBitmap> {
    const content = await this.#tools.maker.input(index)
    return this.#pool.run((api) => api.thumbnail(sendable(content), thumbnailSide))
  }

  /** Decodes an image at its full size; its caller closes it. */
  async picture(index: number, which: 'original' | 'result'): Promise<ImageBitmap> {
    const { data, sources, maker } = this.#tools
    const record = which === 'original' ? data.records[index] : undefined
    const content = record ? await sources.content(record) : await maker.input(index)
    return this.#pool.run((api) => api.picture(sendable(content), Infinity))
  }

  /** Tells what the metadata of the originals contain; they are read once. */
  findMetadata(): Promise<MetadataCounts> {
    this.#metadata ??= this.#countMetadata().catch((error: unknown) => {
      this.#metadata = undefined
      throw error
    })
    return this.#metadata
  }

  async #countMetadata(): Promise<MetadataCounts> {
    const { data, sources } = this.#tools
    const usable = data.usable()
    const found: FoundMetadata[] = []
    for (let at = 0; at < usable.length; at += metadataBatch) {
      const batch = usable.slice(at, at + metadataBatch)
      const contents = await Promise.all(batch.map((record) => sources.content(record)))
      found.push(...(await this.#pool.run((api) => api.metadata(contents.map(sendable)))))
    }
    return countMetadata(found)
  }

  close(): void {
    this.thumbnails.close()
    this.#pool.stop()
  }
}
