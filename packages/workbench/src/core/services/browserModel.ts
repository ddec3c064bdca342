import { instructionsFor, withoutFence } from './prompts.ts'
import { concernsOneText, mostFailuresInARow, ServiceError } from './ServiceError.ts'
import type { Availability, SourceText, TextService, TextTask } from './TextService.ts'

interface ModelSession {
  prompt(text: string, options: { readonly signal: AbortSignal }): Promise<string>
  destroy(): void
}

interface ModelOptions {
  readonly expectedInputs: readonly ExpectedText[]
  readonly expectedOutputs: readonly ExpectedText[]
}

interface ExpectedText {
  readonly type: 'text'
  readonly languages: readonly string[]
}

interface CreateOptions extends ModelOptions {
  readonly signal: AbortSignal
  readonly monitor?: (monitor: EventTarget) => void
  readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[]
}

/**
 * The languages of the models, https://developer.chrome.com/docs/ai/prompt-api. To ask for another one
 * writes a warning into the console.
 */
const languages: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'ja'])

/** Timeout for a browser's answer about availability, in ms; offline it may never come. */
const timeLimit = 5_000

/** Waits for what a browser says about its models; after a while it has none. */
export function soonAvailable(
  asking: Promise<BrowserAvailability>,
  limit = timeLimit,
): Promise<BrowserAvailability> {
  const late = new Promise<BrowserAvailability>((resolve) => {
    setTimeout(resolve, limit, 'unavailable')
  })
  return Promise.race([asking, late]).catch(() => 'unavailable' as const)
}

/** The Prompt API, https://developer.mozilla.org/docs/Web/API/LanguageModel; TypeScript lacks it. */
interface BrowserModel {
  availability(options: ModelOptions): Promise<BrowserAvailability>
  create(options: CreateOptions): Promise<ModelSession>
}

/** API of the built-in models of browsers. */
export type BrowserAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

function findModel(): BrowserModel | undefined {
  return (globalThis as { readonly LanguageModel?: BrowserModel }).LanguageModel
}

function optionsFor(language: string): ModelOptions {
  const texts = [{ type: 'text', languages: [language] }] as const
  return { expectedInputs: texts, expectedOutputs: texts }
}

function languageOf(task: TextTask): string {
  return new Intl.Locale(task.kind === 'rewrite' ? task.language : task.to).language
}

/** Creates the service of the language model that is built into some browsers. It sends nothing. */
export function createBrowserModel(): TextService {
  return {
    isRemote: false,

    async availability(task): Promise<Availability> {
      const model = findModel()
      if (!model) return { state: 'unavailable', reason: 'absent' }
      const language = languageOf(task)
      if (!languages.has(language)) return { state: 'unavailable', reason: 'language' }
      const found = await soonAvailable(model.availability(optionsFor(language)))
      if (found === 'available') return { state: 'ready' }
      return found === 'unavailable'
        ? { state: 'unavailable', reason: 'device' }
        : { state: 'downloadable' }
    },

    async prepare(task, { signal, onProgress }) {
      const session = await create(languageOf(task), signal, {
        monitor(monitor) {
          monitor.addEventListener('downloadprogress', (event) =>
            onProgress?.((event as ProgressEvent).loaded),
          )
        },
      })
      session.destroy()
    },

    async run(task, texts, { signal, onResult }) {
      const language = languageOf(task)
      let failures = 0
      for (const [index, source] of texts.entries()) {
        try {
          // One after the other: the model of a browser does no two at once.
          // oxlint-disable-next-line no-await-in-loop
          onResult(index, { text: await write(task, source, language, signal) })
          failures = 0
        } catch (error) {
          signal.throwIfAborted()
          const { code } = error as ServiceError
          failures += 1
          if (!concernsOneText(code) || failures >= mostFailuresInARow) throw error
          onResult(index, { error: code })
        }
      }
    },
  }
}

async function create(
  language: string,
  signal: AbortSignal,
  further: Partial<CreateOptions>,
): Promise<ModelSession> {
  const model = findModel()
  if (!model) throw new ServiceError('browser')
  try {
    return await model.create({ ...optionsFor(language), ...further, signal })
  } catch (error) {
    throw signal.aborted ? signal.reason : browserError(error)
  }
}

async function write(
  task: TextTask,
  source: SourceText,
  language: string,
  signal: AbortSignal,
): Promise<string> {
  const session = await create(language, signal, {
    initialPrompts: [{ role: 'system', content: instructionsFor(task, source) }],
  })
  try {
    const text = withoutFence(await session.prompt(source.text, { signal }))
    if (text === '') throw new ServiceError('unexpected')
    return text
  } catch (error) {
    throw error instanceof ServiceError ? error : browserError(error)
  } finally {
    session.destroy()
  }
}

/** Says what an error of a built-in model means. */
export function browserError(error: unknown): ServiceError {
  const { name, message } = error as Error
  if (name === 'QuotaExceededError') return new ServiceError('too-long', message)
  if (name === 'NotReadableError') return new ServiceError('refused', message)
  return new ServiceError('browser', `${name}: ${message}`)
}
