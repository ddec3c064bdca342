import { instructionsFor, withoutFence } from '../prompts.ts'
import { ServiceError } from '../ServiceError.ts'
import type { SourceText, TextTask } from '../TextService.ts'
import type { TextProvider, TextSettings } from './KeySettings.ts'
import { postJson, type RequestOptions } from './request.ts'

type Sending = Omit<RequestOptions, 'key'>

/** Request format of a service. */
interface Provider {
  /** The most texts of one request. */
  readonly batch: number
  /** Maximum number of concurrent requests. */
  readonly lanes: number
  /**
   * Sends one request. All its texts are HTML or none is.
   *
   * @returns the answers in the order of the texts
   * @throws {ServiceError}
   */
  readonly ask: (
    settings: TextSettings,
    task: TextTask,
    texts: readonly SourceText[],
    sending: Sending,
  ) => Promise<readonly string[]>
}

function below(address: string, path: string): string {
  const base = address.replace(/\/+$/u, '')
  return base.endsWith(path) ? base : base + path
}

/** Chat completions, https://platform.openai.com/docs/api-reference/chat. */
const openai: Provider = {
  batch: 1,
  lanes: 3,
  async ask({ address, key, model }, task, [source], sending) {
    if (!source) return []
    const messages = [
      { role: 'system', content: instructionsFor(task, source) },
      { role: 'user', content: source.text },
    ]
    const answer = (await postJson(
      below(address, '/chat/completions'),
      { model, messages },
      {
        ...sending,
        key,
        authorization: `Bearer ${key}`,
      },
    )) as { choices?: readonly { message?: { content?: unknown } }[] } | null
    return [textOf(answer?.choices?.[0]?.message?.content)].map(withoutFence)
  },
}

/** https://developers.deepl.com/docs/api-reference/translate */
const deepl: Provider = {
  batch: 40,
  lanes: 2,
  async ask({ address, key }, task, texts, sending) {
    const { from, to } = translationOf(task)
    const body = {
      text: texts.map(({ text }) => text),
      target_lang: deeplTarget(to),
      ...(from !== undefined && { source_lang: new Intl.Locale(from).language.toUpperCase() }),
      ...(texts[0]?.isHtml && { tag_handling: 'html' }),
    }
    const answer = (await postJson(below(address, '/v2/translate'), body, {
      ...sending,
      key,
      authorization: `DeepL-Auth-Key ${key}`,
    })) as { translations?: unknown } | null
    const translations = listOf(answer?.translations, texts.length)
    return translations.map((each) => textOf((each as { text?: unknown } | null)?.text))
  },
}

/** https://docs.libretranslate.com */
const libretranslate: Provider = {
  batch: 20,
  lanes: 1,
  async ask({ address, key }, task, texts, sending) {
    const { from, to } = translationOf(task)
    const body = {
      q: texts.map(({ text }) => text),
      source: from === undefined ? 'auto' : libreLanguage(from),
      target: libreLanguage(to),
      format: texts[0]?.isHtml ? 'html' : 'text',
      ...(key !== '' && { api_key: key }),
    }
    const answer = (await postJson(below(address, '/translate'), body, { ...sending, key })) as {
      translatedText?: unknown
    } | null
    return listOf(answer?.translatedText, texts.length).map(textOf)
  },
}

export const providers: Readonly<Record<TextProvider, Provider>> = {
  openai,
  deepl,
  libretranslate,
}

function translationOf(task: TextTask) {
  if (task.kind === 'translate') return task
  throw new ServiceError('refused', 'This service translates only.')
}

function textOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw new ServiceError('unexpected')
}

function listOf(value: unknown, length: number): readonly unknown[] {
  if (Array.isArray(value) && value.length === length) return value
  throw new ServiceError('unexpected')
}

/** The variants of languages that DeepL tells apart as targets. */
const deeplVariants: ReadonlySet<string> = new Set(['EN-GB', 'EN-US', 'PT-BR', 'PT-PT', 'ES-419'])

function deeplTarget(tag: string): string {
  const { language, region, script } = new Intl.Locale(tag)
  const base = language.toUpperCase()
  const variant = `${base}-${region}`
  if (deeplVariants.has(variant)) return variant
  if (base === 'EN') return 'EN-US'
  if (base === 'PT') return 'PT-PT'
  if (base === 'NO') return 'NB'
  if (base !== 'ZH') return base
  return script === 'Hant' || region === 'TW' || region === 'HK' ? 'ZH-HANT' : 'ZH-HANS'
}

function libreLanguage(tag: string): string {
  const { language, region, script } = new Intl.Locale(tag)
  if (language === 'zh') return script === 'Hant' || region === 'TW' ? 'zh-Hant' : 'zh-Hans'
  if (language === 'pt' && region === 'BR') return 'pt-BR'
  return language
}
