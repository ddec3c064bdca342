'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { ExternalIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { externalLinkStrings } from './ExternalLink.strings.js'
import { StyledNewTab, StyledText } from './ExternalLink.styles.js'
import type { ExternalLinkProps } from './ExternalLink.types.js'
import { safeExternalUrl } from './safeExternalUrl.js'

/** Links to an untrusted address outside the app; renders text if the address is unsafe. */
export const ExternalLink = forwardRef<HTMLAnchorElement, ExternalLinkProps>(function ExternalLink(
  { href, children, variant = 'link', ...rest },
  ref,
) {
  const strings = useStrings(externalLinkStrings)
  const safeHref = safeExternalUrl(href)
  if (safeHref === undefined) return <StyledText>{children}</StyledText>

  const opensTab = !safeHref.startsWith('mailto:')
  return (
    <Button
      ref={ref}
      {...rest}
      variant={variant}
      href={safeHref}
      rel="noopener noreferrer"
      target={opensTab ? '_blank' : undefined}
      trailing={opensTab ? <ExternalIcon aria-hidden="true" /> : undefined}
    >
      <span>
        {children}
        {opensTab ? <StyledNewTab> {strings.newTab}</StyledNewTab> : null}
      </span>
    </Button>
  )
})
