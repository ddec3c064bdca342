'use client'
import { TextRewrite } from '../../../components/TextRewrite/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { TextPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Texts before and after. */
export function TextView({ picture, caption, icon }: PictureViewProps<TextPicture>) {
  const words = useStrings(sampleWords)
  const { name, before, after, texts, tags, languages } = picture
  return (
    <TextRewrite
      caption={caption}
      icon={icon}
      heads={{ name: words[name], before: words[before], after: words[after] }}
      tags={tags}
      marked={languages === undefined}
      beforeLang={languages?.before}
      afterLang={languages?.after}
      texts={texts.map((text) => ({
        id: text.name,
        name: words[text.name],
        before: text.before && words[text.before],
        after: text.after && words[text.after],
      }))}
    />
  )
}
