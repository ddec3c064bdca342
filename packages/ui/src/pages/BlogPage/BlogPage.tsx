'use client'
import { Button } from '../../components/Button/index.js'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { Scene } from '../../components/Scene/index.js'
import { paths } from '../../navigation/paths.js'
import { useStrings } from '../../i18n/index.js'
import { blogPageStrings } from './BlogPage.strings.js'

export type BlogPageProps = PublicFrameOptions

/** Shows that the blog is coming soon. */
export function BlogPage(frame: BlogPageProps) {
  const strings = useStrings(blogPageStrings)
  return (
    <PublicFrame {...frame}>
      <Scene
        lit={false}
        eyebrow={strings.eyebrow}
        heading={strings.heading}
        description={strings.description}
        actions={<Button href={paths.home}>{strings.home}</Button>}
      />
    </PublicFrame>
  )
}
