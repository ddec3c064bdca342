import { valuesOf, type ImageMatch, type ImageTask } from '@dropwatt/automations/images'
import type { Owned, ProductsState } from './ImageSetState.ts'
import type { SetData } from './SetData.ts'

/** Finds the products that images show, by the names of the images. */
export type FindProducts = (
  names: readonly string[],
) => Promise<readonly (ImageMatch | undefined)[]>

type Found = ReadonlyMap<string, ImageMatch>

const none: Found = new Map()

/** The products that the images of a set show, while a product export is open beside it. */
export class ProductMatches {
  readonly #state: Owned<ProductsState>
  readonly #data: SetData
  #find: FindProducts | undefined
  #changes = 0
  #found: Promise<Found> | undefined

  constructor(state: Owned<ProductsState>, data: SetData) {
    this.#state = state
    this.#data = data
  }

  /**
   * Takes the export whose products the images show.
   *
   * @param find looks for products in it; nothing while none is open
   * @param changes how often the export was changed: what was found before a change is not used
   */
  lookIn(find: FindProducts | undefined, changes: number = 0): void {
    if (find === this.#find && changes === this.#changes) return
    this.#find = find
    this.#changes = changes
    this.#found = undefined
    this.#state.setState({ productsRevision: this.#state.getState().productsRevision + 1 })
  }

  /** Returns the products that are known, by the names of their images. */
  all(): Promise<Found> {
    this.#found ??= this.#ask()
    return this.#found
  }

  async #ask(): Promise<Found> {
    const names = this.#data.records.map(({ name }) => name)
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

  /** Returns what is written where no word has a value: the name of the store, or else of the image. */
  #fallbackOf(index: number): string {
    const { store } = this.#state.getState().file
    const name = this.#data.records[index]?.name ?? ''
    const file = name.slice(name.lastIndexOf('/') + 1)
    return store?.text ?? file.replace(/\.[^.]+$/u, '')
  }

  /** Returns what words in braces stand for in the watermark of an image, of a product that is sure. */
  async valuesOf(index: number): Promise<ImageTask['values']> {
    const match = (await this.all()).get(this.#data.records[index]?.name ?? '')
    const values = valuesOf(match?.isSure ? match : undefined, new Date().getFullYear())
    return { ...values, fallback: this.#fallbackOf(index) }
  }
}
