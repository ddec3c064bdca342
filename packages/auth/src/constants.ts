/**
 * Interval at which the provider's client checks whether the access token is due, in seconds.
 * The current client uses the same interval.
 */
export const AUTO_REFRESH_TICK_SECONDS = 30

/**
 * A refresh is due when the access token has this many ticks of {@link AUTO_REFRESH_TICK_SECONDS}
 * left, or fewer. The current client uses the same number.
 */
export const AUTO_REFRESH_TICK_THRESHOLD = 3

/**
 * Seconds before its expiry from which an access token counts as expired. A stored token with
 * less time left is refreshed before any page is shown.
 *
 * This is the value of the product. The current client uses 90 seconds (three ticks of thirty) as
 * its own margin, and is not patched.
 */
export const EXPIRY_MARGIN_SECONDS = 10

/**
 * Time before the expiry of an access token from which the client refreshes it before use, in
 * seconds.
 */
export const RENEWAL_SECONDS = AUTO_REFRESH_TICK_SECONDS * AUTO_REFRESH_TICK_THRESHOLD

/** The heartbeat interval of a realtime connection, in seconds; the client's default. */
export const REALTIME_HEARTBEAT_SECONDS = 25

/** The response timeout of a realtime message, in seconds; the client's default. */
export const REALTIME_TIMEOUT_SECONDS = 10

/** The default number of entries in a storage listing. */
export const STORAGE_LIST_LIMIT = 100

/** The default order of a storage listing: by name, ascending. */
export const STORAGE_LIST_SORT = { column: 'name', order: 'asc' } as const
