'use client'
import { ChangeTable } from '../../../components/ChangeTable/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { SizePicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** The systems are called the same in every language. */
const systems = ['UK', 'EU', 'US'] as const

/** Sizes of one system in three. */
export function SizeView({ picture: { sizes }, caption, icon }: PictureViewProps<SizePicture>) {
  const words = useStrings(sampleWords)
  return (
    <ChangeTable
      caption={caption}
      icon={icon}
      align="end"
      heads={{ name: words.size, before: [words.supplier], after: systems }}
      rows={sizes.map(({ name, uk, eu, us }) => ({
        id: name,
        name,
        before: [`US ${us}`],
        after: [uk, eu, us],
      }))}
    />
  )
}
