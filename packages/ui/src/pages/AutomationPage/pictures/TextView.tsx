'use client'
import { TextRewrite } from '../../../components/TextRewrite/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { TextPicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** Texts before and after. */
export function TextView({ picture, caption, icon }: PictureViewProps<TextPicture>) {
  const samples = useStrings(sampleWords)
  const { name, before, after, texts, tags, languages } = picture
  return (
    <TextRewrite
      caption={caption}
      icon={icon}
      heads={{ name: samples[name], before: samples[before], after: samples[after] }}
      tags={tags}
      marked={languages === undefined}
      beforeLang={languages?.before}
      afterLang={languages?.after}
      texts={texts.map((text) => ({
        id: text.name,
        name: samples[text.name],
        before: text.before && samples[text.before],
        after: text.after && samples[text.after],
      }))}
    />
  )
}
