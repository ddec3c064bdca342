import type { Recipe } from '@dropwatt/automations'
import { previewFilters } from '@dropwatt/automations/options'
import { createStore } from 'zustand/vanilla'
import type { PreviewQuery, PreviewRow, RecipeChanges, RecipeList } from '../engine/messages.ts'
import { ListedRows, RowCache } from './ListedRows.ts'
import type { Api } from './OpenWorker.ts'
import type { Session } from './Session.ts'

export interface RecipeReviewState {
  /** The last result; undefined before the first. */
  readonly changes: RecipeChanges | undefined
  readonly isCalculating: boolean
  readonly hasFailed: boolean
  /** The last requested query; the list is updated later. */
  readonly query: PreviewQuery
  readonly rows: RowCache
  /** Changes with every row that is read. */
  readonly revision: number
}

/** Lists what all steps of a recipe would change in the open file, before they are applied. */
export class RecipeReview {
  readonly state = createStore<RecipeReviewState>(() => ({
    changes: undefined,
    isCalculating: true,
    hasFailed: false,
    query: { filter: 'changed', search: '', order: 'file' },
    rows: new RowCache(),
    revision: 0,
  }))
  readonly #session: Session
  /** Under which name what is listed is kept for the file. */
  readonly #page: string
  readonly #listed: ListedRows<PreviewRow>

  /** @param recipe the id under which it is saved */
  constructor(session: Session, recipe: string) {
    this.#session = session
    this.#page = `recipe/${recipe}`
    void this.#restore()
    this.#listed = new ListedRows({
      state: this.state,
      list: () => this.state.getState().changes?.list,
      read: (number, from, to) => session.worker.ask((api) => api.reviewRows(number, from, to)),
    })
  }

  /** Lists again what was listed when the review was left. */
  async #restore(): Promise<void> {
    const kept = await this.#session.preview.pages.read(this.#page)
    const { query } = this.state.getState()
    const { search = query.search, order = query.order } = kept
    const filter = previewFilters.find((name) => name === kept.filter) ?? query.filter
    this.#list({ filter, search, order })
  }

  /** Calculates what a recipe changes; a later call cancels an earlier one. */
  async calculate(recipe: Recipe): Promise<void> {
    this.state.setState({ isCalculating: true, hasFailed: false })
    const { query } = this.state.getState()
    try {
      const changes = await this.#session.worker.ask((api) => api.reviewRecipe(recipe, query))
      if (!changes) return
      this.state.setState({ changes, isCalculating: false })
      this.#showList(changes.list)
      const { query: wanted } = this.state.getState()
      if (wanted !== query) this.#relist((api) => api.listReview(wanted))
    } catch {
      this.state.setState({ isCalculating: false, hasFailed: true })
    }
  }

  /** Chooses what the list shows. */
  setQuery(part: Partial<PreviewQuery>): void {
    this.#session.preview.pages.note(this.#page, part)
    this.#list({ ...this.state.getState().query, ...part })
  }

  #list(query: PreviewQuery): void {
    this.state.setState({ query })
    this.#relist((api) => api.listReview(query))
  }

  expand(product: number, isExpanded: boolean): void {
    this.#relist((api) => api.expandReview(product, isExpanded))
  }

  nextReview(from: number, direction: 'next' | 'previous'): Promise<number | undefined> {
    return this.#session.worker.ask((api) => api.nextInReview(from, direction))
  }

  #relist(change: (api: Api) => Promise<RecipeList>): void {
    if (!this.state.getState().changes) return
    this.#session.worker.ask(change).then(
      (list) => this.#showList(list),
      // A worker that was started again knows no list: the next calculation brings one.
      () => {},
    )
  }

  #showList(list: RecipeList): void {
    const { changes } = this.state.getState()
    if (!changes) return
    this.state.setState({ changes: { ...changes, list } })
    this.#listed.replace()
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => this.#listed.read(from, to)

  /** Ends the review, which frees its memory. */
  close(): void {
    // A worker that has stopped has freed it as well.
    this.#session.worker.ask((api) => api.endReview()).catch(() => {})
  }
}
