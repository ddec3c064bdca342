import {
  automationFields,
  defaultOptions,
  isShown,
  validate,
  type ImageSlug,
  type OptionField,
  type Options,
  type OptionValue,
  type Problems,
} from '@dropwatt/automations/options'
import { storable } from '../../storage/FileStorage.ts'
import type { Account } from '../../store/Account.ts'
import { KeptPages, type PageChoices } from '../../store/KeptPages.ts'
import type { TaskPicture } from '../engine/imageMessages.ts'
import { newestJob } from './chain.ts'
import { sendable, type ImagePool } from './ImagePool.ts'
import type { OptionsState, Owned } from './ImageSetState.ts'
import { rasterized } from './rasterized.ts'
import type { SetData } from './SetData.ts'

function fieldsOf(slug: ImageSlug): readonly OptionField[] {
  return automationFields[slug]
}

/** Returns the option that a picture belongs to, such as the logo of a watermark, while it counts. */
function pictureKey(slug: ImageSlug, options: Options): string | undefined {
  const fields = fieldsOf(slug)
  return fields.find((field) => field.kind === 'image' && isShown(fields, field, options))?.key
}

/** The options of the automation of the page, which are kept for the set, with the pictures they refer to. */
export class SetOptions {
  readonly #state: Owned<OptionsState>
  readonly #data: SetData
  readonly #account: Account
  readonly #set: string
  readonly #pool: ImagePool
  /** The member's choices on each page of the set. */
  readonly #pages: KeptPages
  /** The pictures by their place in the drafts; each has an id of its own. */
  readonly #pictures = new Map<string, Promise<TaskPicture | undefined>>()
  /** Counts the automations that were shown, so that the draft of an earlier one is ignored. */
  #shows = 0

  /** @param pool makes large pictures smaller */
  constructor(state: Owned<OptionsState>, data: SetData, account: Account, pool: ImagePool) {
    this.#state = state
    this.#data = data
    this.#account = account
    this.#pool = pool
    this.#set = state.getState().file.id
    this.#pages = new KeptPages(account, this.#set, () => state.getState().canEdit)
  }

  /** Shows an automation as its page was left. */
  async show(slug: ImageSlug): Promise<void> {
    if (this.#state.getState().slug === slug) return
    this.#shows += 1
    const shows = this.#shows
    this.#state.setState({
      slug,
      filter: undefined,
      left: undefined,
      ...withProblems(slug, defaultsOf(slug)),
    })
    const { options, filter } = await this.#pages.read(slug).catch((): PageChoices => ({}))
    if (shows !== this.#shows) return
    this.#change({ filter, ...withProblems(slug, fitted(slug, options)) })
  }

  /** Takes over the options that the member chose in another tab. */
  readonly reload = async (page: string): Promise<void> => {
    const kept = await this.#pages.reload(page)
    const { slug } = this.#state.getState()
    if (!kept || slug !== page) return
    this.#change(withProblems(slug, fitted(slug, kept.options)))
  }

  /** Chooses which images the page shows. @default all */
  readonly setFilter = (filter: string | undefined): void => {
    const { slug } = this.#state.getState()
    this.#state.setState({ filter })
    if (slug) this.#pages.note(slug, { filter })
  }

  set(key: string, value: OptionValue): void {
    const { options } = this.#state.getState()
    this.#take({ ...options, [key]: value })
  }

  /** Restores the defaults. */
  reset(): void {
    const { slug } = this.#state.getState()
    if (slug) this.#take(defaultsOf(slug))
  }

  #take(options: Options): void {
    const { slug } = this.#state.getState()
    if (!slug) return
    this.#change(withProblems(slug, options))
    this.#pages.change(slug, { options })
  }

  /** Lets all that follows the options know that they, or their pictures, are other ones. */
  #change(changes: Partial<OptionsState> = {}): void {
    const { optionsRevision } = this.#state.getState()
    this.#state.setState({ ...changes, optionsRevision: optionsRevision + 1 })
  }

  /** Leaves the result of the newest job for the options, which are then applied to that result. */
  leaveResult(): void {
    this.#state.setState({ left: newestJob(this.#data.jobs)?.id })
  }

  close(): void {
    this.#pages.close()
  }

  /** Keeps the picture that an option refers to, such as a logo. */
  async keepPicture(key: string, file: File): Promise<void> {
    const { slug } = this.#state.getState()
    if (!slug) return
    const content = await this.#reduced(await rasterized(file))
    await this.#put(`${slug}/${key}`, content)
    this.#change()
  }

  /**
   * Returns a picture with at most 16 megapixels, so that each worker can hold it beside an image; one
   * that cannot be used as it is.
   */
  async #reduced(content: Blob): Promise<Blob> {
    const [facts] = await this.#pool.run((api) => api.look([sendable({ bytes: content })]))
    if (!facts || typeof facts === 'string') return content
    const { width, height } = facts
    return this.#pool.run((api) => api.reduced(content), width * height)
  }

  async #put(place: string, content: Blob): Promise<void> {
    this.#pictures.set(place, Promise.resolve({ id: crypto.randomUUID(), content }))
    const storage = await this.#account.storage
    await storage.putDraft(this.#set, place, await storable(content)).catch(() => {})
  }

  /** Returns the picture that the options of the page refer to. */
  async picture(): Promise<TaskPicture | undefined> {
    const { slug, options } = this.#state.getState()
    const key = slug && pictureKey(slug, options)
    return key === undefined ? undefined : this.#find(`${slug}/${key}`)
  }

  /** Keeps the picture of the page for a job, as the member may choose another one later. */
  async keepForJob(job: string): Promise<void> {
    const picture = await this.picture()
    if (picture) await this.#put(placeOf(job), picture.content)
  }

  async pictureOf(job: string): Promise<TaskPicture | undefined> {
    const found = this.#data.job(job)
    if (!found || pictureKey(found.slug, found.options) === undefined) return undefined
    return this.#find(placeOf(job))
  }

  #find(place: string): Promise<TaskPicture | undefined> {
    const known = this.#pictures.get(place) ?? this.#read(place)
    this.#pictures.set(place, known)
    return known
  }

  async #read(place: string): Promise<TaskPicture | undefined> {
    const storage = await this.#account.storage
    const saved = await storage.draft(this.#set, place)
    const isThere = saved instanceof Blob || saved instanceof ArrayBuffer
    if (!isThere) return undefined
    return { id: crypto.randomUUID(), content: await this.#reduced(new Blob([saved])) }
  }
}

function defaultsOf(slug: ImageSlug): Options {
  return defaultOptions(fieldsOf(slug), { isImages: true })
}

function placeOf(job: string): string {
  return `${job}/picture`
}

function withProblems(slug: ImageSlug, options: Options): { options: Options; problems: Problems } {
  return { options, problems: validate(fieldsOf(slug), options) }
}

/** Returns a draft as options; the defaults where it does not fit this release. */
function fitted(slug: ImageSlug, draft: unknown): Options {
  const defaults = defaultsOf(slug)
  if (typeof draft !== 'object' || draft === null) return defaults
  const options: Options = { ...defaults, ...draft }
  const { problems } = withProblems(slug, options)
  return Object.keys(problems).length === 0 ? options : defaults
}
