/** A text that a plan wants from a service, such as a language model. */
export interface TextRequest {
  /** Names the text and what it is made from; the answer is found by it. */
  readonly key: string
  /** Text to start from. */
  readonly text: string
  readonly isHtml: boolean
  /** Task of the writer, in English. */
  readonly wanted: string
  /** Other facts about the product, on one line. */
  readonly facts: string
  /** Words that have to stay as they are. */
  readonly locked: readonly string[]
}

/** A text that a service wrote. */
export interface Suggestion {
  readonly text: string
  /** The name of the service. */
  readonly by: string
}

/** Texts that services wrote, by the keys of the requests. */
export type Suggestions = ReadonlyMap<string, Suggestion>
