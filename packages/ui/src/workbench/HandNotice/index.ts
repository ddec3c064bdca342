export { HandNotice, type HandNoticeProps } from './HandNotice.js'
