import { defineStrings } from '../../i18n/index.js'

export const slowNoticeStrings = defineStrings('slowNotice', {
  takes: (text: string, count: number, webp: string, jpg: string) =>
    `${text} ${count === 1 ? 'image takes' : 'images take'} about ${webp} as WEBP, about ${jpg} as JPG.`,
})
