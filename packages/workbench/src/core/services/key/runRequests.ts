import { concernsOneText, mostFailuresInARow, ServiceError } from '../ServiceError.ts'
import type { SourceText, TextOutcome, TextTask } from '../TextService.ts'
import type { TextSettings } from './KeySettings.ts'
import { providers } from './providers.ts'
import type { RequestOptions } from './request.ts'

/** The most characters of the texts of one request; services refuse much longer ones. */
const mostCharacters = 40_000

export interface RunRequestsOptions extends Pick<
  RequestOptions,
  'timeLimit' | 'firstWait' | 'onWait'
> {
  readonly onResult: (index: number, outcome: TextOutcome) => void
}

/**
 * Sends texts to the member's service, several at once as far as it takes them.
 *
 * @throws {ServiceError} when the service cannot go on
 */
export async function runRequests(
  settings: TextSettings,
  task: TextTask,
  texts: readonly SourceText[],
  { onResult, ...sending }: RunRequestsOptions,
): Promise<void> {
  const { ask, batch, lanes } = providers[settings.provider]
  const waiting = batchesOf(texts, batch)
  let failures = 0
  let stopped: ServiceError | undefined

  async function runLane(): Promise<void> {
    for (let indexes = waiting.shift(); indexes && !stopped; indexes = waiting.shift()) {
      const sources = indexes.map((index) => texts[index]!)
      try {
        // oxlint-disable-next-line no-await-in-loop -- A lane sends one request at a time.
        const answers = await ask(settings, task, sources, sending)
        failures = 0
        for (const [place, index] of indexes.entries()) onResult(index, { text: answers[place]! })
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        failures += 1
        if (!concernsOneText(error.code) || failures >= mostFailuresInARow) {
          stopped ??= error
          return
        }
        for (const index of indexes) onResult(index, { error: error.code })
      }
    }
  }

  await Promise.all(Array.from({ length: lanes }, runLane))
  if (stopped) throw stopped
}

/** Puts texts together that fit into one request, by their indexes. */
function batchesOf(texts: readonly SourceText[], most: number): number[][] {
  const batches: number[][] = []
  for (const isHtml of [false, true]) {
    let batch: number[] = []
    let characters = 0
    for (const [index, source] of texts.entries()) {
      if ((source.isHtml ?? false) !== isHtml) continue
      const { length } = source.text
      if (batch.length === most || (batch.length > 0 && characters + length > mostCharacters)) {
        batches.push(batch)
        batch = []
        characters = 0
      }
      batch.push(index)
      characters += length
    }
    if (batch.length > 0) batches.push(batch)
  }
  return batches
}
