export { Notice } from './Notice.js'
export { noticeTones, type NoticeProps, type NoticeTone } from './Notice.types.js'
