'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { TimerIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { useDuration } from '../useDuration.js'
import { useFigures } from '../useFigures.js'
import { slowNoticeStrings } from './SlowNotice.strings.js'
import type { SlowNoticeProps } from './SlowNotice.types.js'

/** Says before a long job how long it takes in each format, so that the member can choose the faster one. */
export const SlowNotice = forwardRef<HTMLDivElement, SlowNoticeProps>(function SlowNotice(
  { images, webpSeconds, jpgSeconds, ...native },
  ref,
) {
  const strings = useStrings(slowNoticeStrings)
  const { count } = useFigures()
  const durationOf = useDuration()
  const [webp, jpg] = [durationOf(webpSeconds), durationOf(jpgSeconds)]
  return (
    <Notice
      {...native}
      ref={ref}
      icon={TimerIcon}
      title={strings.takes(count(images), images, webp.text, jpg.text)}
    />
  )
})
