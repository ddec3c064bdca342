import {
  countMetadata,
  type FoundMetadata,
  type MetadataCounts,
} from '@dropwatt/automations/images'
import type { ImageMaker } from './ImageMaker.ts'
import { sendable, type ImagePool } from './ImagePool.ts'
import type { SetData } from './SetData.ts'
import type { SetSources } from './SetSources.ts'

/** Number of images searched for metadata between two updates of the page. */
const metadataBatch = 8

interface PictureTools {
  readonly data: SetData
  readonly maker: ImageMaker
  readonly sources: SetSources
  readonly pool: ImagePool
}

/** Shows the images of a set, and what is in their files. */
export class SetPictures {
  readonly #tools: PictureTools
  #metadata: Promise<MetadataCounts> | undefined

  constructor(tools: PictureTools) {
    this.#tools = tools
  }

  /** Decodes an image at its full size; its caller closes it. */
  async picture(index: number, which: 'original' | 'result'): Promise<ImageBitmap> {
    const { data, sources, maker, pool } = this.#tools
    const record = which === 'original' ? data.records[index] : undefined
    const content = record ? await sources.content(record) : await maker.input(index)
    return pool.run((api) => api.picture(sendable(content), Infinity), content.pixels)
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
    const { data, sources, pool } = this.#tools
    const usable = data.usable()
    const found: FoundMetadata[] = []
    for (let at = 0; at < usable.length; at += metadataBatch) {
      const batch = usable.slice(at, at + metadataBatch)
      const contents = await Promise.all(batch.map((record) => sources.content(record)))
      found.push(...(await pool.run((api) => api.metadata(contents.map(sendable)))))
    }
    return countMetadata(found)
  }
}
