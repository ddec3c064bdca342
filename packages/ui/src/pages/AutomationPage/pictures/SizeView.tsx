'use client'
import { ChangeTable } from '../../../components/ChangeTable/index.js'
import { sampleWords } from '../../../catalogue/automationPages.strings.js'
import type { SizePicture } from '../../../catalogue/pictures.types.js'
import { useStrings } from '../../../i18n/index.js'
import type { PictureViewProps } from './PictureView.types.js'

/** The size systems have the same names in every language. */
const systems = ['UK', 'EU', 'US'] as const

/** Sizes of one system, converted to three. */
export function SizeView({ picture: { sizes }, caption, icon }: PictureViewProps<SizePicture>) {
  const texts = useStrings(sampleWords)
  return (
    <ChangeTable
      caption={caption}
      icon={icon}
      align="end"
      heads={{ name: texts.size, before: [texts.supplier], after: systems }}
      rows={sizes.map(({ name, uk, eu, us }) => ({
        id: name,
        name,
        before: [`US ${us}`],
        after: [uk, eu, us],
      }))}
    />
  )
}
