import type { ReactElement } from 'react'

/** One live example and the reason that stands under it. */
export interface Example {
  /** Says why, in one or two sentences. */
  readonly caption: string
  readonly render: () => ReactElement
}

/** The pair that a component's document shows side by side: `parameters.examples` of its stories. */
export interface Examples {
  readonly do: Example
  readonly dont: Example
}
