export {
  NotExactNotice,
  OldFileNotice,
  ReconnectNotice,
  type NotExactNoticeProps,
  type OldFileNoticeProps,
  type ReconnectNoticeProps,
} from './LiveNotices.js'
