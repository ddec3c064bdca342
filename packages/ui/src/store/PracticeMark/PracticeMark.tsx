'use client'
import { useStrings } from '../../i18n/index.js'
import { PracticeIcon } from '../../icons/index.js'
import { useLinkComponent } from '../../hooks/index.js'
import { practiceBannerStrings } from '../PracticeBanner/PracticeBanner.strings.js'
import { StyledMark } from './PracticeMark.styles.js'

export interface PracticeMarkProps {
  /** Address of the page about the store. */
  href: string
}

/** Says in the top bar, on every page, that the store is one to practise on. */
export function PracticeMark({ href }: PracticeMarkProps) {
  const { name, text } = useStrings(practiceBannerStrings)
  const Link = useLinkComponent()
  return (
    <StyledMark as={Link} href={href} title={text} data-mark="">
      <PracticeIcon aria-hidden="true" />
      <span>{name}</span>
    </StyledMark>
  )
}
