import type { NoticeProps } from '../Notice/index.js'

export interface SlowNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'icon' | 'children'> {
  /** Number of images to process. */
  images: number
  /** Duration as WEBP, in seconds. */
  webpSeconds: number
  /** Duration as JPG, in seconds. */
  jpgSeconds: number
}
