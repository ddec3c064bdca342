/**
 * Delay in ms before the app loads code for later, so that it does not compete with the files of the
 * current page.
 */
export const backgroundDelay = 4000
