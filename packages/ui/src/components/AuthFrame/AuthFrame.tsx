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
  /** The page's only heading. */
  title: string
  /** Ref to the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Text under the heading. */
  description?: ReactNode
  /** Notice above the form, such as that the session has ended. */
  notice?: ReactNode
  /** Shown in the top line before the language and theme buttons, such as a link to the other page. */
  action?: ReactNode
  /** Shown below the form, such as a link to the other page. */
  foot?: ReactNode
  /** Address of the brand link. @default '/' */
  homeHref?: string
  children: ReactNode
}

/** Lays out a sign-in page: one narrow column, with the shop at night beside it. */
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
