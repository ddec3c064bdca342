import { browserCodecs } from '../browserCodecs.ts'

/** The codecs of this worker. */
export const codecs = browserCodecs()
