import type { Fetch } from '../../ShopifyApp.ts'
import type { RecordedAnswer } from './Measuring.ts'

interface Answer {
  readonly data?: unknown
  readonly extensions?: {
    readonly cost?: {
      readonly requestedQueryCost?: number
      readonly actualQueryCost?: number | null
    }
  }
}

/** Notes the answers to requests of the Admin API as they pass. */
export function recordAnswers(request: Fetch, note: (answer: RecordedAnswer) => void): Fetch {
  return async (input, init) => {
    const sent = new Request(input, init)
    const isAdmin = new URL(sent.url).pathname.endsWith('/graphql.json')
    const text = isAdmin ? await sent.clone().text() : ''
    const response = await request(sent)
    const { query = '' } = isAdmin ? (JSON.parse(text) as { query?: string }) : {}
    const operation = /^(?:query|mutation) (\w+)/.exec(query)?.[1]
    if (operation === undefined || !response.ok) return response
    const { data, extensions } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Answer
    const { requestedQueryCost = 0, actualQueryCost } = extensions?.cost ?? {}
    note({ operation, requested: requestedQueryCost, actual: actualQueryCost ?? 0, data })
    return response
  }
}
