'use client'
import type { ReactNode, Ref } from 'react'
import { useStrings } from '../../i18n/index.js'
import { InfoIcon } from '../../icons/index.js'
import { Brand } from '../Brand/index.js'
import { ShopFront } from '../ShopFront/index.js'
import { contentId, SkipLink } from '../SkipLink/index.js'
import { PreferenceButtons, type PreferenceProps } from '../TopBar/index.js'
import { authFrameStrings } from './AuthFrame.strings.js'
import {
  StyledActions,
  StyledCaption,
  StyledColumn,
  StyledFoot,
  StyledFrame,
  StyledHeading,
  StyledMain,
  StyledNight,
  StyledNotice,
  StyledTop,
  StyledView,
} from './AuthFrame.styles.js'

export interface AuthFrameProps extends PreferenceProps {
  /** The one heading of the page. */
  title: string
  /** Reaches the heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Says under the heading what is to be had. */
  description?: ReactNode
  /** Says above the form why the visitor is here, such as a session that has ended. */
  notice?: ReactNode
  /** Stands in the top line, before the switches of language and theme, such as a link to the other page. */
  action?: ReactNode
  /** Closes the column, such as a line that leads to the other page. */
  foot?: ReactNode
  /** Where the brand leads. @default '/' */
  homeHref?: string
  children: ReactNode
}

/** The frame of the pages that let people in: one narrow column, and the shop at night beside it. */
export function AuthFrame({
  title,
  headingRef,
  description,
  notice,
  action,
  foot,
  homeHref = '/',
  children,
  ...preferences
}: AuthFrameProps) {
  const strings = useStrings(authFrameStrings)
  return (
    <StyledFrame>
      <SkipLink />
      <StyledColumn>
        <StyledTop>
          <Brand href={homeHref} />
          <StyledActions>
            {action}
            <PreferenceButtons {...preferences} />
          </StyledActions>
        </StyledTop>
        <StyledMain id={contentId} tabIndex={-1}>
          <StyledHeading>
            <h1 ref={headingRef} tabIndex={-1} data-page-heading>
              {title}
            </h1>
            {description ? <p>{description}</p> : null}
          </StyledHeading>
          {notice ? (
            <StyledNotice>
              <InfoIcon aria-hidden="true" />
              <div>{notice}</div>
            </StyledNotice>
          ) : null}
          {children}
          {foot ? <StyledFoot>{foot}</StyledFoot> : null}
        </StyledMain>
      </StyledColumn>
      <StyledNight data-theme="dark" aria-hidden="true">
        <StyledView>
          <ShopFront />
          <StyledCaption>
            <span>{strings.caption}</span>
          </StyledCaption>
        </StyledView>
      </StyledNight>
    </StyledFrame>
  )
}
