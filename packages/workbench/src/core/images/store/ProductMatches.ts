import { valuesOf, type ImageMatch, type ImageTask } from '@dropwatt/automations/images'

/** Finds the products that images show, by the names of the images. */
export type FindProducts = (
  names: readonly string[],
) => Promise<readonly (ImageMatch | undefined)[]>

type Found = ReadonlyMap<string, ImageMatch>

const none: Found = new Map()

/** The products that the images of a set show, while a product export is open beside it. */
export class ProductMatches {
  readonly #names: () => readonly string[]
  #find: FindProducts | undefined
  #changes = 0
  #found: Promise<Found> | undefined

  /** @param names returns the names of all images */
  constructor(names: () => readonly string[]) {
    this.#names = names
  }

  /**
   * Takes where to look from now on.
   *
   * @param find looks in the export that is open; nothing while none is
   * @param changes how often the export was changed
   * @returns whether other products may be found
   */
  lookIn(find: FindProducts | undefined, changes: number): boolean {
    if (find === this.#find && changes === this.#changes) return false
    this.#find = find
    this.#changes = changes
    this.#found = undefined
    return true
  }

  /** Returns the products that are known, by the names of their images. */
  all(): Promise<Found> {
    this.#found ??= this.#ask()
    return this.#found
  }

  async #ask(): Promise<Found> {
    const names = this.#names()
    // Without an answer, as when the export was closed meanwhile, no product is known.
    const matches = await this.#find?.(names).catch(() => [])
    if (!matches) return none
    return new Map(
      names.flatMap((name, index) => {
        const match = matches[index]
        return match ? [[name, match] as const] : []
      }),
    )
  }

  /** Returns what words in braces stand for in the watermark of an image, of a product that is sure. */
  async valuesOf(name: string): Promise<ImageTask['values']> {
    const match = (await this.all()).get(name)
    return valuesOf(match?.isSure ? match : undefined, new Date().getFullYear())
  }
}
