import { createStore } from 'zustand/vanilla'
import type { ImageMaker } from './ImageMaker.ts'
import { sendable, type ImagePool } from './ImagePool.ts'
import type { Owned } from './ImageSetState.ts'

/** The longer side of small pictures, in pixels. */
const side = 256

/** Cache size; a screen shows about thirty thumbnails. */
const kept = 160

/** Number of thumbnails created concurrently. */
const atOnce = 2

/** A small picture and what it is of, as the image may have another result by now. */
interface Thumbnail {
  readonly version: string
  readonly bitmap: ImageBitmap
}

/** Small pictures of images, made when they are wanted. Those that were wanted last are kept. */
export class Thumbnails {
  /** Changes once more of them are there. */
  readonly state = createStore<{ readonly revision: number }>(() => ({ revision: 0 }))
  readonly #maker: ImageMaker
  readonly #pool: ImagePool
  readonly #unfollow: () => void
  /** The one that was wanted last comes last. */
  readonly #kept = new Map<number, Thumbnail>()
  /** The version that could not be made, which is not tried again. */
  readonly #broken = new Map<number, string>()
  #wanted: readonly number[] = []
  readonly #making = new Set<number>()
  #isClosed = false

  constructor(state: Owned<object>, maker: ImageMaker, pool: ImagePool) {
    this.#maker = maker
    this.#pool = pool
    this.#unfollow = state.subscribe(({ file, access }, before) => {
      if (access !== before.access) this.#broken.clear()
      // With its jobs, the pictures of the set may be other ones.
      if (access !== before.access || file.changes !== before.file.changes) this.#fill()
    })
  }

  /** Returns the small picture of an image, if it is there; that of an earlier result until then. Draw it at once. */
  get(index: number): ImageBitmap | undefined {
    return this.#kept.get(index)?.bitmap
  }

  /** Makes the small pictures of these images; those that were wanted before and are not made yet, no more. */
  load(indexes: readonly number[]): void {
    this.#wanted = indexes.slice(0, kept)
    for (const index of this.#wanted) {
      const thumbnail = this.#kept.get(index)
      if (!thumbnail) continue
      this.#kept.delete(index)
      this.#kept.set(index, thumbnail)
    }
    this.#fill()
  }

  #fill(): void {
    for (const index of this.#wanted) {
      if (this.#isClosed || this.#making.size >= atOnce) return
      const version = this.#maker.versionOf(index)
      const isThere = this.#kept.get(index)?.version === version
      if (isThere || this.#making.has(index) || this.#broken.get(index) === version) continue
      void this.#makeOne(index, version)
    }
  }

  async #makeOne(index: number, version: string): Promise<void> {
    this.#making.add(index)
    try {
      const content = await this.#maker.input(index)
      const bitmap = await this.#pool.run(
        (api) => api.thumbnail(sendable(content), side),
        content.pixels,
      )
      if (this.#isClosed) {
        bitmap.close()
        return
      }
      this.#kept.get(index)?.bitmap.close()
      this.#kept.delete(index)
      this.#kept.set(index, { version, bitmap })
      this.#drop()
      this.state.setState({ revision: this.state.getState().revision + 1 })
    } catch {
      this.#broken.set(index, version)
    } finally {
      this.#making.delete(index)
      this.#fill()
    }
  }

  #drop(): void {
    for (const [index, { bitmap }] of this.#kept) {
      if (this.#kept.size <= kept) return
      if (this.#wanted.includes(index)) continue
      bitmap.close()
      this.#kept.delete(index)
    }
  }

  close(): void {
    this.#isClosed = true
    this.#unfollow()
    for (const { bitmap } of this.#kept.values()) bitmap.close()
    this.#kept.clear()
  }
}
