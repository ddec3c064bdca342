import type { NoticeProps } from '../Notice/index.js'

export interface SlowNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'icon' | 'children'> {
  /** How many images are to be processed. */
  images: number
  /** How long they take as WEBP, in seconds. */
  webpSeconds: number
  /** How long they take as JPG, in seconds. */
  jpgSeconds: number
}
