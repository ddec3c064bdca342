/** A wait requested by a service, as returned by `useRetryWait`. */
export interface RetryWait {
  /** Seconds left: 0 once it is over, undefined if there was none. */
  readonly left: number | undefined
  /** Changes when there is something to announce; holds the seconds left at that time. */
  readonly announcement: { readonly left: number } | undefined
  /** Props for the retry button: disables it with `aria-disabled` and describes why; it keeps focus. */
  readonly button: {
    readonly 'aria-describedby': string | undefined
    readonly 'aria-disabled': true | undefined
  }
  /** Id of the visible line. */
  readonly id: string
  /** Returns the wait for one key, such as an email, which does not affect other keys. */
  readonly about: (subject: string) => RetryWait
  /** Returns whether the action can be tried now. If not, the remaining time is announced again. */
  readonly canTry: () => boolean
  /** Starts the wait of a rejection, given by its `retryAfter` in seconds; does nothing without it. */
  readonly refuse: (reason: unknown) => void
}

export interface RetryNoticeProps {
  /** The wait from `useRetryWait`. */
  wait: RetryWait
}
