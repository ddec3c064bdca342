import { restoreText, type TranslationService } from '@dropwatt/automations'
import { createStore } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { Availability, TextService, TextTask } from '../services/TextService.ts'
import { emptySettings, type TextSettings } from '../services/key/KeySettings.ts'
import type { Account } from './Account.ts'
import type { OpenWorker } from './OpenWorker.ts'
import {
  failureOf,
  prepareService,
  runService,
  type ServiceFailure,
  type ServiceProgress,
} from './runService.ts'

/** Services that translate beside the memory: values of the option `fill`. */
export const translationServices = ['browser', 'service'] as const satisfies TranslationService[]

/** Under which name translations of services are saved beside the drafts of options. */
const draftName = 'product-translation.services'

/** Interval at which new translations are shown and saved, in ms. */
const showsEvery = 1_500

/** Translations by service, language and text. */
type Translated = Map<string, Map<string, Map<string, string>>>

interface NewTranslation {
  readonly service: TranslationService
  readonly locale: string
  readonly source: string
  readonly translation: string
}

export interface TranslationServicesState {
  /** Whether each can be used here; absent until it was asked. */
  readonly available: Readonly<Partial<Record<TranslationService, Availability>>>
  /** The service that is at work, with how far it is. */
  readonly work:
    | { readonly service: TranslationService; readonly progress: ServiceProgress }
    | undefined
  /** Outcome of the last run of a service: the problem that ended it early, and the number of failed texts. */
  readonly ended:
    | {
        readonly service: TranslationService
        readonly problem: ServiceFailure | undefined
        readonly failed: number
      }
    | undefined
  /** Changes with what is translated. */
  readonly revision: number
}

/** A language pair; the browser has to know both. */
export interface TranslationLanguages {
  /** The language that the texts are most likely in. */
  readonly from: string
  readonly to: string
}

function taskOf(service: TranslationService, { from, to }: TranslationLanguages): TextTask {
  // The services of members find out which language a text is in.
  return { kind: 'translate', to, ...(service === 'browser' && { from }) }
}

/**
 * Lets services translate the texts of an open export. It owns what they translated, with its draft.
 * Nothing is sent or downloaded before `start`.
 */
export class TranslationServices {
  readonly state = createStore<TranslationServicesState>(() => ({
    available: {},
    work: undefined,
    ended: undefined,
    revision: 0,
  }))
  readonly #account: Account
  readonly #file: string
  readonly #worker: OpenWorker
  readonly #onTranslated: () => void
  #controller: AbortController | undefined
  #translated: Translated = new Map()
  /** The worker that knows the translations, but for the newest ones. */
  synced: RunningWorker<FileWorker> | undefined
  pending: NewTranslation[] = []

  /**
   * @param file the id of the file
   * @param onTranslated called when there are new translations for the plan
   */
  constructor(account: Account, file: string, worker: OpenWorker, onTranslated: () => void) {
    this.#account = account
    this.#file = file
    this.#worker = worker
    this.#onTranslated = onTranslated
  }

  /** Reads what was translated before. */
  async read(): Promise<void> {
    const storage = await this.#account.storage
    const draft: unknown = await storage.draft(this.#file, draftName)
    if (isTranslated(draft)) this.#translated = draft
  }

  /** Asks what can be used here, which downloads and sends nothing. */
  async ask(languages: TranslationLanguages): Promise<void> {
    await this.#account.keys.read()
    await Promise.all(
      translationServices.map(async (name) => {
        const service = await this.#service(name)
        const found = await service.availability(taskOf(name, languages)).catch(
          // A file may have anything in place of a language.
          () => ({ state: 'unavailable', reason: 'language' }) as const,
        )
        this.state.setState({ available: { ...this.state.getState().available, [name]: found } })
      }),
    )
  }

  /**
   * Translates the texts that have no translation. Does nothing while a service is at work already.
   *
   * @param shouldRepeat translates what the service has translated once more, and nothing else
   */
  async start(
    name: TranslationService,
    languages: TranslationLanguages,
    shouldRepeat: boolean,
  ): Promise<void> {
    if (this.#controller) return
    const controller = new AbortController()
    this.#controller = controller
    const { signal } = controller
    const onProgress = (progress: ServiceProgress) =>
      this.state.setState({ work: { service: name, progress } })
    let problem: ServiceFailure | undefined
    let failed = 0
    const timer = setInterval(() => this.#show(), showsEvery)
    onProgress({ kind: 'running', done: 0, all: 0 })
    this.state.setState({ ended: undefined })
    try {
      const service = await this.#service(name)
      const task = taskOf(name, languages)
      await prepareService(service, task, { signal, onProgress })
      const earlier = [...(this.#translated.get(name)?.get(languages.to)?.keys() ?? [])]
      const texts = await this.#worker.call((api) =>
        api.textsToTranslate(shouldRepeat ? earlier : undefined),
      )
      await runService(service, task, texts, {
        signal,
        onProgress,
        onText: (index, answer) => {
          const protectedText = texts[index]!
          const translation = restoreText(answer, protectedText)
          if (translation === undefined) failed += 1
          else this.#keep(name, languages.to, protectedText.source, translation)
        },
        onFailed: () => {
          failed += 1
        },
      })
    } catch (error) {
      if (!signal.aborted) problem = failureOf(error)
    } finally {
      clearInterval(timer)
      this.#controller = undefined
      this.state.setState({ work: undefined, ended: { service: name, problem, failed } })
      this.#show()
    }
  }

  #keep(service: TranslationService, locale: string, source: string, translation: string): void {
    const byLocale = this.#translated.get(service) ?? new Map<string, Map<string, string>>()
    const texts = byLocale.get(locale) ?? new Map<string, string>()
    this.#translated.set(service, byLocale.set(locale, texts.set(source, translation)))
    this.pending.push({ service, locale, source, translation })
  }

  /** Shows and saves what was translated since the last time. */
  #show(): void {
    if (this.pending.length === 0) return
    this.state.setState({ revision: this.state.getState().revision + 1 })
    this.#onTranslated()
    void this.#account.storage
      .then((storage) => storage.putDraft(this.#file, draftName, this.#translated))
      // What cannot be saved is still in the plan.
      .catch(() => {})
  }

  /** Tells a worker what was translated, before it plans. */
  async syncWorker(worker: RunningWorker<FileWorker>): Promise<void> {
    const news = this.pending
    this.pending = []
    const isNew = this.synced !== worker
    this.synced = worker
    for (const service of translationServices) {
      for (const [locale, texts] of this.#translated.get(service) ?? []) {
        const pairs = isNew
          ? [...texts]
          : news
              .filter((each) => each.service === service && each.locale === locale)
              .map((each) => [each.source, each.translation] as const)
        if (pairs.length === 0) continue
        // oxlint-disable-next-line no-await-in-loop -- There are a few, and one worker.
        await this.#worker.call((api) => api.addTranslations(service, locale, pairs))
      }
    }
  }

  /** Returns how many texts a service has translated into a language. */
  count(service: TranslationService, locale: string): number {
    return this.#translated.get(service)?.get(locale)?.size ?? 0
  }

  async #service(name: TranslationService): Promise<TextService> {
    if (name === 'browser') {
      const { createBrowserTranslator } = await import('../services/browserTranslator.ts')
      return createBrowserTranslator()
    }
    const { createKeyService } = await import('../services/key/keyService.ts')
    return createKeyService(
      this.#account.keys.state.getState().services.translation ?? firstSettings,
    )
  }

  /** Stops translating; what is translated stays. */
  cancel(): void {
    this.#controller?.abort()
  }
}

/** Initial settings in the form for an own service. */
export const firstSettings: TextSettings = emptySettings('libretranslate')

function isTranslated(draft: unknown): draft is Translated {
  return draft instanceof Map && [...draft.values()].every((byLocale) => byLocale instanceof Map)
}
