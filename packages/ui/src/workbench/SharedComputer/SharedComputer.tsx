'use client'
import { forwardRef } from 'react'
import { Button } from '../../components/Button/index.js'
import { Switch } from '../../components/Switch/index.js'
import { useStrings } from '../../i18n/index.js'
import { RemoveIcon } from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { sharedComputerStrings } from './SharedComputer.strings.js'
import { StyledHeading, StyledShared } from './SharedComputer.styles.js'
import type { SharedComputerProps } from './SharedComputer.types.js'

/** Says who can see the saved files, and removes them at once or on every logout. */
export const SharedComputer = forwardRef<HTMLElement, SharedComputerProps>(function SharedComputer(
  {
    removesOnLogout,
    onRemovesOnLogoutChange,
    onRemoveAll,
    hasFiles = true,
    headingLevel = 3,
    ...native
  },
  ref,
) {
  const strings = useStrings(sharedComputerStrings)
  return (
    <StyledShared {...native} ref={ref}>
      <StyledHeading as={`h${headingLevel}`}>{strings.heading}</StyledHeading>
      <p>{strings.text}</p>
      <Switch
        label={strings.onLogout}
        checked={removesOnLogout}
        onChange={(event) => onRemovesOnLogoutChange(event.target.checked)}
      />
      <Button
        size="sm"
        variant="outline"
        leading={<RemoveIcon />}
        onClick={onRemoveAll}
        {...offBecause(hasFiles ? undefined : strings.noFiles)}
      >
        {strings.removeAll}
      </Button>
    </StyledShared>
  )
})
