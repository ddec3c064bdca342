'use client'
import { Button } from '../../components/Button/index.js'
import { PublicFrame, type PublicFrameOptions } from '../../components/PublicFrame/index.js'
import { Scene } from '../../components/Scene/index.js'
import { paths } from '../../navigation/paths.js'
import { useStrings } from '../../i18n/index.js'
import { notFoundPageStrings } from './NotFoundPage.strings.js'

export type NotFoundPageProps = PublicFrameOptions

/** Shows the 404 page. */
export function NotFoundPage(frame: NotFoundPageProps) {
  const strings = useStrings(notFoundPageStrings)
  return (
    <PublicFrame {...frame}>
      <Scene
        sign="404"
        heading={strings.heading}
        description={strings.description}
        actions={<Button href={paths.home}>{strings.home}</Button>}
      />
    </PublicFrame>
  )
}
