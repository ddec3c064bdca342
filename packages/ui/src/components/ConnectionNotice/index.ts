export { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice.js'
