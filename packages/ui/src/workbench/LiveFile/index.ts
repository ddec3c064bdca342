export { LiveMarks } from './LiveMarks.js'
export { liveFileStrings } from './LiveFile.strings.js'
export { liveLook, liveTile } from './liveTile.styles.js'
