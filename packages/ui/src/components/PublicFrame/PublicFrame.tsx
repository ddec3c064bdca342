'use client'
import type { ReactNode } from 'react'
import { paths } from '../../data/paths.js'
import { useLinkComponent } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { Brand } from '../Brand/index.js'
import { Button } from '../Button/index.js'
import { contentId, SkipLink } from '../SkipLink/index.js'
import { publicFrameStrings } from './PublicFrame.strings.js'
import { StyledFooter, StyledFrame, StyledMain } from './PublicFrame.styles.js'
import { PublicHeader } from './PublicHeader.js'

export interface PublicFrameProps {
  /** Stands in place of the header. @default the brand, Login and Start Free Trial */
  header?: ReactNode
  /** The page. */
  children: ReactNode
}

/** The frame around every page outside the dashboard. */
export function PublicFrame({ header, children }: PublicFrameProps) {
  return (
    <StyledFrame>
      <SkipLink />
      {header ?? <VisitorHeader />}
      <StyledMain id={contentId} tabIndex={-1}>
        {children}
      </StyledMain>
      <Footer />
    </StyledFrame>
  )
}

function VisitorHeader() {
  const strings = useStrings(publicFrameStrings)
  return (
    <PublicHeader>
      <Button variant="ghost" href={paths.signUp}>
        {strings.login}
      </Button>
      <Button variant="neon-outline" href={paths.signUp}>
        {strings.startTrial}
      </Button>
    </PublicHeader>
  )
}

function Footer() {
  const strings = useStrings(publicFrameStrings)
  const Link = useLinkComponent()
  return (
    <StyledFooter data-theme="dark">
      <div>
        <Brand href={paths.home} />
        <p>{strings.tagline}</p>
      </div>
      <nav aria-label={strings.footer}>
        <ul>
          {(['blog', 'helpCenter', 'terms'] as const).map((page) => (
            <li key={page}>
              <Link href={paths[page]}>{strings[page]}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </StyledFooter>
  )
}
