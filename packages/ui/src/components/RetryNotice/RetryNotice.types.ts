/** A wait that a service asked for, as `useRetryWait` gives it. */
export interface RetryWait {
  /** How many seconds are left: 0 once it is over, undefined where there was none. */
  readonly left: number | undefined
  /** Changes when there is something to read out, and holds the seconds that were left then. */
  readonly said: { readonly left: number } | undefined
  /** For the button that tries again: says that it is too soon, and why; focus stays on it. */
  readonly button: {
    readonly 'aria-describedby': string | undefined
    readonly 'aria-disabled': true | undefined
  }
  /** Names the visible line. */
  readonly id: string
  /** Gives the wait for one thing alone, such as an address: another one need not wait. */
  readonly about: (subject: string) => RetryWait
  /** Tells whether a try may be made now. If not, how long is left is read out once more. */
  readonly mayTry: () => boolean
  /** Begins the wait that a rejection asks for by its `retryAfter`, in seconds; none without it. */
  readonly refuse: (reason: unknown) => void
}

export interface RetryNoticeProps {
  /** What `useRetryWait` gave. */
  wait: RetryWait
}
