'use client'
import { forwardRef, useId } from 'react'
import { IconButton } from '../../components/IconButton/index.js'
import { useStrings } from '../../i18n/index.js'
import {
  AlertIcon,
  CheckIcon,
  CloseIcon,
  InfoIcon,
  WarningIcon,
  type Icon,
} from '../../icons/index.js'
import { noticeStrings } from './Notice.strings.js'
import {
  StyledActions,
  StyledBody,
  StyledDismiss,
  StyledNotice,
  StyledText,
  StyledTitle,
} from './Notice.styles.js'
import type { NoticeProps, NoticeTone } from './Notice.types.js'

const signs: Readonly<Record<NoticeTone, Icon>> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: AlertIcon,
}

/** Says what happened to the file where it matters, and what to do about it. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, headingLevel, icon, children, actions, onDismiss, ...native },
  ref,
) {
  const strings = useStrings(noticeStrings)
  const titleId = useId()
  const Sign = icon ?? signs[tone]
  return (
    <StyledNotice role="group" aria-labelledby={titleId} {...native} ref={ref} data-tone={tone}>
      <Sign aria-hidden="true" />
      <StyledBody>
        <StyledTitle as={headingLevel ? `h${headingLevel}` : 'p'} id={titleId}>
          {title}
        </StyledTitle>
        {children !== undefined && <StyledText>{children}</StyledText>}
        {actions !== undefined && <StyledActions>{actions}</StyledActions>}
      </StyledBody>
      {onDismiss && (
        <StyledDismiss>
          <IconButton
            label={strings.close}
            aria-describedby={titleId}
            icon={<CloseIcon />}
            onClick={onDismiss}
          />
        </StyledDismiss>
      )}
    </StyledNotice>
  )
})
