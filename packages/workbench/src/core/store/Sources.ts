import type { ImportSlug } from '@dropwatt/automations/options'
import type { StoreApi } from 'zustand/vanilla'
import type { Account } from './Account.ts'
import { noAnswers, type BenchState } from './BenchState.ts'
import type { OpenFiles } from './OpenFiles.ts'
import { canImport, readSource, type SourceToRead } from './readSource.ts'
import type { Readers } from './SourceReader.ts'

/** Opens what can be imported from: supplier lists and product pages. */
export class Sources {
  readonly #account: Account
  readonly #state: StoreApi<BenchState>
  readonly #files: OpenFiles
  readonly #readers: Readers

  constructor(account: Account, state: StoreApi<BenchState>, files: OpenFiles, readers: Readers) {
    this.#account = account
    this.#state = state
    this.#files = files
    this.#readers = readers
  }

  /** Opens the file that was refused as an export, if an importer can read it. */
  async openRefused(slug: ImportSlug): Promise<void> {
    const { refused } = this.#state.getState()
    if (!refused?.source || !canImport(slug, refused)) return
    const { source: content } = refused
    const { name } = content
    await this.read({ content, name, slug, address: undefined }, true)
    if (!this.#state.getState().pageProblem) return
    this.#state.setState({
      pageProblem: undefined,
      refused: { name, code: 'no-product', values: {} },
    })
  }

  /**
   * Opens the text of a supplier list or a product page, to import from it; the problem of a page is
   * shown where its text was typed.
   *
   * @param address the web address of a page, which relative addresses in it belong to
   */
  async open(source: File, slug: ImportSlug, address?: string): Promise<void> {
    await this.read({ content: source, name: source.name, slug, address }, true)
    const { refused } = this.#state.getState()
    if (refused && slug === 'product-importer') {
      this.#state.setState({ refused: undefined, pageProblem: 'no-page' })
    }
  }

  /**
   * Reads a source and shows it.
   *
   * @param isWanted asked once what nobody waits for was read. @default always
   */
  async read(source: SourceToRead, takesFocus: boolean, isWanted?: () => boolean): Promise<void> {
    if (!isWanted) this.#state.setState(noAnswers)
    const reader = isWanted ? this.#readers.restoring : this.#readers.asked
    const read = await readSource(this.#account, reader, source)
    if (!read) return
    if (!('importing' in read)) {
      this.#state.setState(read)
      return
    }
    const { importing, isKnown, isSaved } = read
    if (isWanted && !isWanted()) {
      importing.close()
      return
    }
    this.#files.showSource(importing, takesFocus)
    const { file } = importing
    if (isKnown) await this.#account.putFile(file.id, { openedAt: Date.now() })
    else if (isSaved) this.#account.noteFile(file)
  }
}
