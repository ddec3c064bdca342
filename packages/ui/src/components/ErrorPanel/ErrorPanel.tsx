'use client'
import { useId } from 'react'
import { paths } from '../../navigation/paths.js'
import { useStrings } from '../../i18n/index.js'
import { OfflineIcon, RenewIcon, RetryIcon, WarningIcon, type Icon } from '../../icons/index.js'
import { Brand } from '../Brand/index.js'
import { Button } from '../Button/index.js'
import { errorPanelStrings } from './ErrorPanel.strings.js'
import { StyledActions, StyledPanel, StyledScreen, StyledTile } from './ErrorPanel.styles.js'
import type { ErrorKind, ErrorPanelProps } from './ErrorPanel.types.js'

const icons: Readonly<Record<ErrorKind, Icon>> = {
  failed: WarningIcon,
  outdated: RenewIcon,
  offline: OfflineIcon,
}

/** Replaces a page that failed to load or render; says why, and what to do. */
export function ErrorPanel({ screen = false, ...panel }: ErrorPanelProps) {
  if (!screen) return <Panel {...panel} />
  return (
    <StyledScreen>
      <Brand href={paths.home} />
      <Panel {...panel} />
    </StyledScreen>
  )
}

function Panel({
  kind = 'failed',
  onRetry,
  retrying,
  onReload,
  headingRef,
}: Omit<ErrorPanelProps, 'screen'>) {
  const strings = useStrings(errorPanelStrings)
  const textId = useId()
  const Sign = icons[kind]

  return (
    <StyledPanel data-kind={kind}>
      <StyledTile>
        <Sign aria-hidden="true" />
      </StyledTile>
      <h1 ref={headingRef} tabIndex={-1} data-page-heading="" aria-describedby={textId}>
        {strings[kind]}
      </h1>
      <p id={textId}>{strings[`${kind}Text`]}</p>
      <StyledActions>
        {onRetry && (
          <Button leading={<RetryIcon />} busy={retrying} onClick={onRetry}>
            {strings.retry}
          </Button>
        )}
        {onReload && (
          <Button
            variant={onRetry ? 'outline' : 'default'}
            leading={<RetryIcon />}
            onClick={onReload}
          >
            {strings.reload}
          </Button>
        )}
      </StyledActions>
    </StyledPanel>
  )
}
