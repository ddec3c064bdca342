'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { Button } from '../Button/index.js'
import { leftFilesNoticeStrings } from './LeftFilesNotice.strings.js'
import { StyledAnswers, StyledNotice, StyledText } from './LeftFilesNotice.styles.js'
import type { LeftFilesNoticeProps } from './LeftFilesNotice.types.js'

/** Asks, after a session has ended, whether the files of its account stay on this device. */
export const LeftFilesNotice = forwardRef<HTMLElement, LeftFilesNoticeProps>(
  function LeftFilesNotice(
    { count, removesOnLogout = false, onKeep, onRemove, removing = false, ...native },
    ref,
  ) {
    const strings = useStrings(leftFilesNoticeStrings)
    return (
      <StyledNotice aria-label={strings.label} {...native} ref={ref}>
        <StyledText role="status">
          <p>{strings.question(count)}</p>
          <p>{strings.detail}</p>
        </StyledText>
        <StyledAnswers>
          <Button
            size="sm"
            variant={removesOnLogout ? 'outline' : 'default'}
            disabled={removing}
            onClick={onKeep}
          >
            {strings.keep}
          </Button>
          <Button
            size="sm"
            variant={removesOnLogout ? 'default' : 'outline'}
            busy={removing}
            onClick={onRemove}
          >
            {strings.remove}
          </Button>
        </StyledAnswers>
      </StyledNotice>
    )
  },
)
