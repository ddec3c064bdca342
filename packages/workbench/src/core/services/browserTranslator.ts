import { browserError, soonAvailable, type BrowserAvailability } from './browserModel.ts'
import { concernsOneText, mostFailuresInARow, ServiceError } from './ServiceError.ts'
import type { Availability, TextService, TextTask } from './TextService.ts'
import { translateParts } from './translateHtml.ts'

interface Languages {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

interface TranslatorSession {
  translate(text: string, options: { readonly signal: AbortSignal }): Promise<string>
  destroy(): void
}

/** The Translator API, https://developer.mozilla.org/docs/Web/API/Translator; TypeScript lacks it. */
interface BrowserTranslator {
  availability(languages: Languages): Promise<BrowserAvailability>
  create(
    options: Languages & {
      readonly signal: AbortSignal
      readonly monitor?: (monitor: EventTarget) => void
    },
  ): Promise<TranslatorSession>
}

function findTranslator(): BrowserTranslator | undefined {
  return (globalThis as { readonly Translator?: BrowserTranslator }).Translator
}

/** The source language has to be known; without one the texts are taken to be English. */
function languagesOf(task: TextTask): Languages {
  return task.kind === 'translate'
    ? { sourceLanguage: task.from ?? 'en', targetLanguage: task.to }
    : { sourceLanguage: task.language, targetLanguage: task.language }
}

/**
 * Creates the service of the translator that is built into some browsers. It sends nothing: it
 * downloads a language pack once, then works on this device.
 */
export function createBrowserTranslator(): TextService {
  return {
    isRemote: false,

    async availability(task): Promise<Availability> {
      const translator = findTranslator()
      if (!translator) return { state: 'unavailable', reason: 'absent' }
      const found = await soonAvailable(translator.availability(languagesOf(task)))
      if (found === 'available') return { state: 'ready' }
      return found === 'unavailable'
        ? { state: 'unavailable', reason: 'language' }
        : { state: 'downloadable' }
    },

    async prepare(task, { signal, onProgress }) {
      const session = await create(task, signal, (monitor) => {
        monitor.addEventListener('downloadprogress', (event) =>
          onProgress?.((event as ProgressEvent).loaded),
        )
      })
      session.destroy()
    },

    async run(task, texts, { signal, onResult }) {
      const session = await create(task, signal)
      let failures = 0
      try {
        for (const [index, { text, isHtml = false }] of texts.entries()) {
          try {
            // oxlint-disable-next-line no-await-in-loop -- It does no two at once.
            const translated = await translateParts(text, isHtml, (part) =>
              session.translate(part, { signal }),
            )
            onResult(index, { text: translated })
            failures = 0
          } catch (error) {
            signal.throwIfAborted()
            const known = browserError(error)
            failures += 1
            if (!concernsOneText(known.code) || failures >= mostFailuresInARow) throw known
            onResult(index, { error: known.code })
          }
        }
      } finally {
        session.destroy()
      }
    },
  }
}

async function create(
  task: TextTask,
  signal: AbortSignal,
  monitor?: (monitor: EventTarget) => void,
): Promise<TranslatorSession> {
  const translator = findTranslator()
  if (!translator) throw new ServiceError('browser')
  try {
    return await translator.create({ ...languagesOf(task), signal, ...(monitor && { monitor }) })
  } catch (error) {
    throw signal.aborted ? signal.reason : browserError(error)
  }
}
