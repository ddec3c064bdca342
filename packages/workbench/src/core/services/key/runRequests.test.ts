import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ServiceError } from '../ServiceError.ts'
import type { SourceText, TextOutcome, TextTask } from '../TextService.ts'
import { emptySettings, type TextProvider } from './KeySettings.ts'
import { runRequests } from './runRequests.ts'

interface Received {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly cookie: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- The JSON of a request.
  readonly body: any
}

type Answer = (request: Received, response: ServerResponse) => void

const key = 'sk-secret-of-ada'
let received: Received[]
let answer: Answer
let address: string
let close: () => Promise<unknown>

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return JSON.parse(Buffer.concat(chunks).toString())
}

beforeEach(async () => {
  received = []
  const server = createServer(async (request, response) => {
    const { authorization, cookie } = request.headers
    const body = await readBody(request)
    const one = { path: request.url, authorization, cookie, body }
    received.push(one)
    answer(one, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

afterEach(() => close())

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(value))

const rewrite: TextTask = { kind: 'rewrite', language: 'en' }
const toGerman: TextTask = { kind: 'translate', from: 'en', to: 'de' }

/** Sends texts to the server above; waits are short. */
async function run(
  provider: TextProvider,
  task: TextTask,
  texts: readonly SourceText[],
  { timeLimit = 10_000, onWait }: { timeLimit?: number; onWait?: (time: number) => void } = {},
): Promise<readonly (TextOutcome | undefined)[]> {
  const outcomes: (TextOutcome | undefined)[] = texts.map(() => undefined)
  const settings = { ...emptySettings(provider), address, key, model: 'small' }
  await runRequests(settings, task, texts, {
    firstWait: 1,
    timeLimit,
    ...(onWait && { onWait }),
    onResult: (index, outcome) => {
      outcomes[index] = outcome
    },
  })
  return outcomes
}

/** Returns the error that a run ends with. */
const errorOf = (...values: Parameters<typeof run>) =>
  run(...values).then(
    () => undefined,
    (error: unknown) => error as ServiceError,
  )

const completion = (content: unknown) => ({ choices: [{ message: { content } }] })

describe('chat completions', () => {
  test('get each text in a request of its own', async () => {
    answer = ({ body }, response) => json(response, completion(`new ${body.messages[1].content}`))
    const texts = [
      { text: 'one', wanted: 'Write a title.', locked: ['ACME'], facts: 'Type: lamp' },
      { text: 'two' },
    ]
    expect(await run('openai', rewrite, texts)).toEqual([{ text: 'new one' }, { text: 'new two' }])
    const first = received.find(({ body }) => body.messages[1].content === 'one')
    expect(first).toMatchObject({
      path: '/chat/completions',
      authorization: `Bearer ${key}`,
      cookie: undefined,
      body: { model: 'small' },
    })
    const instructions: string = first?.body.messages[0].content
    for (const part of ['Write a title.', '"ACME"', 'Type: lamp', 'Invent nothing']) {
      expect(instructions).toContain(part)
    }
    expect(instructions).not.toContain('one')
  })

  test('may answer within a code fence', async () => {
    answer = (_, response) => json(response, completion('```html\n<p>new</p>\n```'))
    expect(await run('openai', rewrite, [{ text: '<p>old</p>', isHtml: true }])).toEqual([
      { text: '<p>new</p>' },
    ])
  })

  test('answer without a text: only that text fails', async () => {
    answer = ({ body }, response) =>
      json(response, body.messages[1].content === 'bad' ? { choices: [] } : completion('new'))
    expect(await run('openai', rewrite, [{ text: 'bad' }, { text: 'good' }])).toEqual([
      { error: 'unexpected' },
      { text: 'new' },
    ])
  })

  test('with garbage for every text end the run after a few', async () => {
    answer = (_, response) => response.end('<!doctype html><title>Log in</title>')
    const texts = Array.from({ length: 100 }, (_, index) => ({ text: `${index}` }))
    const error = await errorOf('openai', rewrite, texts)
    expect(error).toMatchObject({ code: 'unexpected', details: expect.stringContaining('Log in') })
    expect(received.length).toBeLessThan(12)
  })
})

describe('translations', () => {
  test('by DeepL go together, HTML apart from plain texts', async () => {
    answer = ({ body }, response) =>
      json(response, {
        translations: body.text.map((text: string) => ({ text: `de:${text}` })),
      })
    const texts = [{ text: 'one' }, { text: '<b>two</b>', isHtml: true }, { text: 'three' }]
    expect(await run('deepl', toGerman, texts)).toEqual([
      { text: 'de:one' },
      { text: 'de:<b>two</b>' },
      { text: 'de:three' },
    ])
    expect(received).toHaveLength(2)
    expect(received[0]).toMatchObject({
      path: '/v2/translate',
      authorization: `DeepL-Auth-Key ${key}`,
      body: { text: ['one', 'three'], source_lang: 'EN', target_lang: 'DE' },
    })
    expect(received[1]?.body).toMatchObject({ tag_handling: 'html' })
  })

  test.each([
    ['pt-BR', 'PT-BR'],
    ['pt', 'PT-PT'],
    ['en', 'EN-US'],
    ['zh-TW', 'ZH-HANT'],
    ['fr-CA', 'FR'],
    ['no', 'NB'],
  ])('into %s are %s for DeepL', async (to, target) => {
    answer = (_, response) => json(response, { translations: [{ text: 'x' }] })
    await run('deepl', { kind: 'translate', to }, [{ text: 'one' }])
    expect(received[0]?.body).toEqual({ text: ['one'], target_lang: target })
  })

  test('by LibreTranslate go together, with the key in the body', async () => {
    answer = ({ body }, response) =>
      json(response, { translatedText: body.q.map((text: string) => `de:${text}`) })
    expect(
      await run('libretranslate', { kind: 'translate', to: 'de' }, [{ text: 'a' }, { text: 'b' }]),
    ).toEqual([{ text: 'de:a' }, { text: 'de:b' }])
    expect(received).toMatchObject([
      {
        path: '/translate',
        authorization: undefined,
        body: { q: ['a', 'b'], source: 'auto', target: 'de', format: 'text', api_key: key },
      },
    ])
  })

  test('fewer than asked for are no answer', async () => {
    answer = (_, response) => json(response, { translations: [{ text: 'x' }] })
    expect(await run('deepl', toGerman, [{ text: 'a' }, { text: 'b' }])).toEqual([
      { error: 'unexpected' },
      { error: 'unexpected' },
    ])
  })
})

describe('a service that is busy', () => {
  test('is asked again after the time that it asks for', async () => {
    answer = (_, response) => {
      if (received.length > 1) json(response, completion('new'))
      else json(response, { error: { message: 'slow down' } }, 429, { 'Retry-After': '0' })
    }
    const waits: number[] = []
    const onWait = (time: number) => void waits.push(time)
    expect(await run('openai', rewrite, [{ text: 'one' }], { onWait })).toEqual([{ text: 'new' }])
    expect(waits).toEqual([0])
  })

  test('is asked with longer and longer waits', async () => {
    answer = (_, response) => json(response, { error: { message: 'slow down' } }, 503)
    const waits: number[] = []
    const onWait = (time: number) => void waits.push(time)
    const error = await errorOf('openai', rewrite, [{ text: 'one' }], { onWait })
    expect(error).toMatchObject({ code: 'busy', details: '503 slow down' })
    expect(waits).toEqual([1, 2, 4, 8])
  })

  test('is not waited for longer than a minute', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toUTCString()
    answer = (_, response) => json(response, {}, 429, { 'Retry-After': tomorrow })
    expect(await errorOf('openai', rewrite, [{ text: 'one' }])).toMatchObject({ code: 'busy' })
    expect(received).toHaveLength(1)
  })
})

describe('a service that refuses', () => {
  test.each([
    [401, 'key'],
    [403, 'key'],
    [402, 'quota'],
    [456, 'quota'],
    [404, 'not-found'],
  ])('with %i ends the run: %s', async (status, code) => {
    answer = (_, response) => json(response, { message: `No, ${key}!` }, status)
    const texts = [{ text: 'one' }, { text: 'two' }, { text: 'three' }, { text: 'four' }]
    const error = await errorOf('openai', rewrite, texts)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ code, details: `${status} No, …!` })
    expect(error?.message).not.toContain(key)
    // The lanes that were on their way.
    expect(received.length).toBeLessThan(4)
  })

  test('one text says so for that text', async () => {
    answer = ({ body }, response) => {
      if (body.messages[1].content === 'bad') json(response, { error: 'No' }, 400)
      else json(response, completion('new'))
    }
    expect(await run('openai', rewrite, [{ text: 'bad' }, { text: 'good' }])).toEqual([
      { error: 'refused' },
      { text: 'new' },
    ])
  })

  test('a redirect does not get the key', async () => {
    answer = (_, response) => response.writeHead(307, { Location: `${address}/other` }).end()
    expect(await errorOf('openai', rewrite, [{ text: 'one' }])).toMatchObject({
      code: 'unreachable',
    })
    expect(received).toHaveLength(1)
  })
})

describe('a service that does not answer', () => {
  test('in time is slow', async () => {
    answer = () => {}
    const error = await errorOf('openai', rewrite, [{ text: 'one' }], { timeLimit: 50 })
    expect(error).toMatchObject({ code: 'slow' })
  })

  test('at all is unreachable', async () => {
    answer = (_, response) => response.destroy()
    expect(await errorOf('openai', rewrite, [{ text: 'one' }])).toMatchObject({
      code: 'unreachable',
    })
  })
})
