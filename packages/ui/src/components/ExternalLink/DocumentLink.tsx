'use client'
import type { ReactNode } from 'react'
import { LinkProvider } from '../../hooks/index.js'
import { useStrings } from '../../i18n/index.js'
import { ExternalIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { externalLinkStrings } from './ExternalLink.strings.js'
import { StyledNewTab } from './ExternalLink.styles.js'

export interface DocumentLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Links to a document of the site that is not a page of the app, in a new tab; bypasses the router. */
export function DocumentLink({ href, children }: DocumentLinkProps) {
  const { newTab } = useStrings(externalLinkStrings)
  return (
    <LinkProvider>
      <Button
        variant="link"
        href={href}
        target="_blank"
        rel="noopener"
        trailing={<ExternalIcon aria-hidden="true" />}
      >
        <span>
          {children} <StyledNewTab>{newTab}</StyledNewTab>
        </span>
      </Button>
    </LinkProvider>
  )
}
