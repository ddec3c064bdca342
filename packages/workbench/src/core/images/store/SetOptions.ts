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
  readonly #data: SetData
  readonly #account: Account
  readonly #set: string
  readonly #onChange: () => void
  /** What the owner chose on each page of the set. */
  readonly #pages: KeptPages
  /** The pictures by their place in the drafts; each has an id of its own. */
  readonly #pictures = new Map<string, Promise<TaskPicture | undefined>>()
  /** Counts the automations that were shown, so that the draft of an earlier one is ignored. */
  #shows = 0

  /** @param onChange called after an option or a picture changed */
  constructor(data: SetData, account: Account, set: string, onChange: () => void) {
    this.#data = data
    this.#account = account
    this.#set = set
    this.#onChange = onChange
    this.#pages = new KeptPages(account, set, () => data.state.getState().canEdit)
  }

  /** Shows an automation as its page was left. */
  async show(slug: ImageSlug): Promise<void> {
    if (this.#data.state.getState().slug === slug) return
    this.#shows += 1
    const shows = this.#shows
    this.#data.state.setState({
      slug,
      filter: undefined,
      left: undefined,
      ...withProblems(slug, defaultsOf(slug)),
      previews: [],
      wordless: new Set(),
      estimate: undefined,
    })
    const { options, filter } = await this.#pages.read(slug).catch((): PageChoices => ({}))
    if (shows !== this.#shows) return
    this.#data.state.setState({ filter, ...withProblems(slug, fitted(slug, options)) })
    this.#onChange()
  }

  /** Takes over the options that the owner chose in another tab. */
  readonly follow = async (page: string): Promise<void> => {
    const kept = await this.#pages.follow(page)
    const { slug } = this.#data.state.getState()
    if (!kept || slug !== page) return
    this.#data.state.setState(withProblems(slug, fitted(slug, kept.options)))
    this.#onChange()
  }

  /** Chooses which images the page shows. @default all */
  readonly setFilter = (filter: string | undefined): void => {
    const { slug } = this.#data.state.getState()
    this.#data.state.setState({ filter })
    if (slug) this.#pages.note(slug, { filter })
  }

  set(key: string, value: OptionValue): void {
    const { options } = this.#data.state.getState()
    this.#take({ ...options, [key]: value })
  }

  /** Restores the defaults. */
  reset(): void {
    const { slug } = this.#data.state.getState()
    if (slug) this.#take(defaultsOf(slug))
  }

  #take(options: Options): void {
    const { slug } = this.#data.state.getState()
    if (!slug) return
    this.#data.state.setState(withProblems(slug, options))
    this.#onChange()
    this.#pages.change(slug, { options })
  }

  close(): void {
    this.#pages.close()
  }

  /** Keeps the picture that an option refers to. */
  async keepPicture(key: string, file: File): Promise<void> {
    const { slug } = this.#data.state.getState()
    if (!slug) return
    const content = await rasterized(file)
    await this.#put(`${slug}/${key}`, content)
    this.#onChange()
  }

  async #put(place: string, content: Blob): Promise<void> {
    this.#pictures.set(place, Promise.resolve({ id: crypto.randomUUID(), content }))
    const storage = await this.#account.storage
    await storage.putDraft(this.#set, place, await storable(content)).catch(() => {})
  }

  /** Returns the picture that the options of the page refer to. */
  async picture(): Promise<TaskPicture | undefined> {
    const { slug, options } = this.#data.state.getState()
    const key = slug && pictureKey(slug, options)
    return key === undefined ? undefined : this.#find(`${slug}/${key}`)
  }

  /** Keeps the picture of the page for a job, as the owner may choose another one later. */
  async keepForJob(job: string): Promise<void> {
    const picture = await this.picture()
    if (picture) await this.#put(placeOf(job), picture.content)
  }

  /** Returns the picture of a job. */
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
    return isThere ? { id: crypto.randomUUID(), content: new Blob([saved]) } : undefined
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
