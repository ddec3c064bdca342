'use client'
import { useRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { findPage } from '../../navigation/navigation.js'
import { useNavigation } from '../../navigation/useNavigation.js'
import { useStrings } from '../../i18n/index.js'
import { CloseIcon } from '../../icons/index.js'
import { requestedPageStrings } from './DashboardOverviewPage.strings.js'
import { StyledRequested } from './DashboardOverviewPage.styles.js'

export interface RequestedPageProps {
  /**
   * The page that the user requested before signing in, offered as a link below the description.
   * `label` is its text; by default its name in the navigation. A page without a name is not
   * offered.
   */
  requestedPage?: { readonly href: string; readonly label?: string } | undefined
  /** Called when the link was followed or dismissed, so that it is not offered again. */
  onRequestedPageDone?: () => void
  /** Base path of the dashboard. @default '/dashboard' */
  basePath?: string
}

/** Links to the page that was requested before sign-in. */
export function RequestedPage({
  requestedPage,
  onRequestedPageDone,
  basePath,
}: RequestedPageProps) {
  const strings = useStrings(requestedPageStrings)
  const navigation = useNavigation(basePath)
  const line = useRef<HTMLDivElement>(null)
  if (!requestedPage) return null
  const { href } = requestedPage
  const label = requestedPage.label ?? findPage(navigation, href.split(/[?#]/, 1)[0]!)?.label
  if (label === undefined) return null

  function dismiss() {
    line.current?.parentElement?.querySelector<HTMLElement>('[data-page-heading]')?.focus()
    onRequestedPageDone?.()
  }

  return (
    <StyledRequested ref={line}>
      <p>
        {strings.requested}{' '}
        <Button variant="link" href={href} onClick={onRequestedPageDone}>
          {label}
        </Button>
      </p>
      <IconButton label={strings.dismiss} icon={<CloseIcon />} onClick={dismiss} />
    </StyledRequested>
  )
}
