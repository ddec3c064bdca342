import type { AdminClient, DirectName } from '@dropwatt/shopify'

/** A fact that was measured. */
export interface Figure {
  readonly fact: string
  readonly measured: string | number
  /** The value on which Dropwatt counts. */
  readonly expected: string | number
}

/** An answer of Shopify's to an operation. */
export interface RecordedAnswer {
  readonly operation: string
  readonly requested: number
  readonly actual: number
  readonly data: unknown
}

/** Tools of a measurement, and facts about its store. */
export interface Measuring {
  readonly client: AdminClient
  readonly download: (address: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
  readonly upload: (address: string, form: FormData) => Promise<void>
  /** Answers so far, in order. */
  readonly answers: readonly RecordedAnswer[]
  /** Hosts to which files were sent. */
  readonly uploadHosts: ReadonlySet<string>
  readonly currency: string
  readonly isPlus: boolean
  readonly variants: number
  /** Products to create for a measurement of speed. */
  readonly products: number
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
  /** Creates a draft product, which is deleted at the end. */
  readonly createProduct: (input?: Readonly<Record<string, unknown>>) => Promise<Created>
}

/** A product that was created for a measurement. */
export interface Created {
  readonly id: string
  /** The id of its option Size. */
  readonly option: string
  /** Adds variants with a price of 10.00. @returns their ids; the code of the refusal */
  readonly addVariants: (
    sizes: readonly string[],
  ) => Promise<{ readonly ids: readonly string[]; readonly refusal?: string }>
}

export interface Measurement {
  /** The question that it answers, in one line. */
  readonly tells: string
  /** Whether it writes to the store. */
  readonly writes: boolean
  readonly run: (measuring: Measuring) => Promise<readonly Figure[]>
}

/** Returns the latest answer to an operation. */
export function lastAnswer(
  { answers }: Measuring,
  operation: DirectName,
): RecordedAnswer | undefined {
  return answers.findLast((answer) => answer.operation === operation)
}
