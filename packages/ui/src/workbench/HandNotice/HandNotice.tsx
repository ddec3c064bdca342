'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { EditIcon } from '../../icons/index.js'
import { useStrings } from '../../i18n/index.js'
import { ByPointer } from '../ByPointer/index.js'
import { StyledFilterRule } from '../FilterRule/FilterRule.styles.js'
import { handNoticeStrings } from './HandNotice.strings.js'

export type HandNoticeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** Says that texts written by hand stay, and how any is edited. */
export const HandNotice = forwardRef<HTMLDivElement, HandNoticeProps>(
  function HandNotice(props, ref) {
    const strings = useStrings(handNoticeStrings)
    return (
      <StyledFilterRule {...props} ref={ref}>
        <div>
          <EditIcon aria-hidden="true" />
          <p>
            <strong>{strings.stay}</strong>{' '}
            <ByPointer fine={strings.when} coarse={strings.whenTouched} />
          </p>
        </div>
      </StyledFilterRule>
    )
  },
)
