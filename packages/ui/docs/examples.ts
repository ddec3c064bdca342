import type { ReactElement } from 'react'

/** One live example with a reason under it. */
export interface Example {
  /** The reason, in one or two sentences. */
  readonly caption: string
  readonly render: () => ReactElement
}

/** The do and don't examples of a component's docs page: `parameters.examples` of its stories. */
export interface Examples {
  readonly do: Example
  readonly dont: Example
}
