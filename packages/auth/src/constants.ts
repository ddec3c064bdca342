/**
 * How often the provider's client looks whether the access token needs refreshing, in seconds.
 * The client of today ticks at the same rate.
 */
export const AUTO_REFRESH_TICK_SECONDS = 30

/**
 * A refresh is due when the access token has this many ticks left, or fewer. Counted in ticks of
 * {@link AUTO_REFRESH_TICK_SECONDS}. The client of today uses the same number.
 */
export const AUTO_REFRESH_TICK_THRESHOLD = 3

/**
 * How long before its expiry an access token counts as expired, in seconds: a stored one with less
 * left opens no page before it is renewed.
 *
 * This is the product's figure. The provider's client of today uses 90 seconds (three ticks of
 * thirty) for the moment from which it renews a token before its use, and is not patched.
 */
export const EXPIRY_MARGIN_SECONDS = 10

/**
 * How long before the expiry of an access token the provider's client renews it before its use, in
 * seconds.
 */
export const RENEWAL_SECONDS = AUTO_REFRESH_TICK_SECONDS * AUTO_REFRESH_TICK_THRESHOLD

/** How often a realtime connection says that it is alive, in seconds; the client's own default. */
export const REALTIME_HEARTBEAT_SECONDS = 25

/** How long a realtime message may wait for its answer, in seconds; the client's own default. */
export const REALTIME_TIMEOUT_SECONDS = 10

/** How many entries a storage listing returns when nothing else is asked for. */
export const STORAGE_LIST_LIMIT = 100

/** The order of a storage listing when nothing else is asked for: by name, from A to Z. */
export const STORAGE_LIST_SORT = { column: 'name', order: 'asc' } as const
