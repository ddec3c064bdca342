import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowserModel, soonAvailable } from './browserModel.ts'
import { createBrowserTranslator } from './browserTranslator.ts'
import type { SourceText, TextOutcome, TextService, TextTask } from './TextService.ts'

afterEach(() => vi.unstubAllGlobals())

const rewrite: TextTask = { kind: 'rewrite', language: 'en' }
const toGerman: TextTask = { kind: 'translate', from: 'en', to: 'de' }
const { signal } = new AbortController()

async function run(service: TextService, task: TextTask, texts: readonly SourceText[]) {
  const outcomes: TextOutcome[] = []
  await service.run(task, texts, {
    signal,
    onResult: (index, outcome) => {
      outcomes[index] = outcome
    },
  })
  return outcomes
}

const absent = { state: 'unavailable', reason: 'absent' }

test('this browser tells by itself whether it has a model', async () => {
  const model = await createBrowserModel().availability(rewrite)
  expect(model.state === 'unavailable' && model.reason === 'absent').toBe(
    !('LanguageModel' in globalThis),
  )
})

test('a browser that does not say what it has, has nothing', async () => {
  expect(await soonAvailable(new Promise(() => {}), 1)).toBe('unavailable')
  expect(await soonAvailable(Promise.reject(new TypeError('No')))).toBe('unavailable')
  expect(await soonAvailable(Promise.resolve('available'), 10_000)).toBe('available')
})

test('a browser without a model and a translator says so', async () => {
  vi.stubGlobal('LanguageModel', undefined)
  vi.stubGlobal('Translator', undefined)
  expect(await createBrowserModel().availability(rewrite)).toEqual(absent)
  expect(await createBrowserTranslator().availability(toGerman)).toEqual(absent)
})

/** Stands in for the model of a browser that has one. */
function fakeModel({ availability = 'available', prompt = async (text: string) => `new ${text}` }) {
  const sessions: { isDestroyed: boolean; readonly instructions: string }[] = []
  vi.stubGlobal('LanguageModel', {
    availability: async () => availability,
    async create({ monitor, initialPrompts = [], signal: aborted }: FakeCreate) {
      aborted.throwIfAborted()
      const target = new EventTarget()
      monitor?.(target)
      target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5, total: 1 }))
      const session = { isDestroyed: false, instructions: initialPrompts[0]?.content ?? '' }
      sessions.push(session)
      return {
        prompt,
        destroy() {
          session.isDestroyed = true
        },
      }
    },
  })
  return sessions
}

interface FakeCreate {
  readonly signal: AbortSignal
  readonly monitor?: (target: EventTarget) => void
  readonly initialPrompts?: readonly { readonly content: string }[]
}

const failing = (name: string) => async (text: string) => {
  if (text === 'bad') throw new DOMException('No', name)
  return text
}

describe('the model of a browser', () => {
  test('writes one text after the other', async () => {
    const sessions = fakeModel({ availability: 'downloadable' })
    const service = createBrowserModel()
    expect(await service.availability(rewrite)).toEqual({ state: 'downloadable' })
    const shares: number[] = []
    await service.prepare(rewrite, { signal, onProgress: (share) => void shares.push(share) })
    expect(shares).toEqual([0.5])
    expect(await run(service, rewrite, [{ text: 'a', wanted: 'Write a title.' }])).toEqual([
      { text: 'new a' },
    ])
    expect(sessions).toHaveLength(2)
    expect(sessions.every(({ isDestroyed }) => isDestroyed)).toBe(true)
    expect(sessions[1]?.instructions).toContain('Write a title.')
  })

  test('says which languages it lacks', async () => {
    fakeModel({})
    expect(await createBrowserModel().availability({ kind: 'rewrite', language: 'it-IT' })).toEqual(
      { state: 'unavailable', reason: 'language' },
    )
  })

  test('leaves out a text that is too long', async () => {
    fakeModel({ prompt: failing('QuotaExceededError') })
    const texts = [{ text: 'bad' }, { text: 'good' }]
    expect(await run(createBrowserModel(), rewrite, texts)).toEqual([
      { error: 'too-long' },
      { text: 'good' },
    ])
    fakeModel({ prompt: failing('UnknownError') })
    await expect(run(createBrowserModel(), rewrite, texts)).rejects.toMatchObject({
      code: 'browser',
    })
  })

  test('stops when it is told to', async () => {
    const controller = new AbortController()
    fakeModel({
      prompt: async (text) => {
        controller.abort()
        return text
      },
    })
    const done: number[] = []
    const running = createBrowserModel().run(rewrite, [{ text: 'a' }, { text: 'b' }], {
      signal: controller.signal,
      onResult: (index) => void done.push(index),
    })
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
    expect(done).toEqual([0])
  })
})

test('the translator of a browser sees words only', async () => {
  const seen: string[] = []
  let isDestroyed = false
  vi.stubGlobal('Translator', {
    availability: async () => 'available',
    create: async () => ({
      async translate(text: string) {
        seen.push(text)
        return text.toUpperCase()
      },
      destroy() {
        isDestroyed = true
      },
    }),
  })
  const service = createBrowserTranslator()
  expect(await service.availability(toGerman)).toEqual({ state: 'ready' })
  const texts = [{ text: '<p>one {{ name }}</p>', isHtml: true }, { text: 'two' }]
  expect(await run(service, toGerman, texts)).toEqual([
    { text: '<p>ONE {{ name }}</p>' },
    { text: 'TWO' },
  ])
  expect(seen).toEqual(['one', 'two'])
  expect(isDestroyed).toBe(true)
})
