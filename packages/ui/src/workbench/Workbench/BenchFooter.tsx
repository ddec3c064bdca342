'use client'
import { Button } from '../../components/Button/index.js'
import { useStrings } from '../../i18n/index.js'
import { LockIcon, OptionsIcon } from '../../icons/index.js'
import { liveFileStrings } from '../LiveFile/index.js'
import { useFigures } from '../useFigures.js'
import { StyledFooter, StyledHints, StyledLegend, StyledReason } from './Workbench.styles.js'
import { workbenchFrameStrings } from './Workbench.strings.js'
import type { WorkbenchFooter } from './Workbench.types.js'

export interface BenchFooterProps extends Partial<WorkbenchFooter> {
  readonly isPhone: boolean
  /** Opens the options, where they are not beside the preview. */
  readonly onOptions?: () => void
}

/** The bar at the bottom of the bench. */
export function BenchFooter({
  hints,
  excluded = 0,
  hasReadOnly = false,
  secondary,
  main,
  offReason,
  isPhone,
  onOptions,
}: BenchFooterProps) {
  const strings = useStrings(workbenchFrameStrings)
  const live = useStrings(liveFileStrings)
  const { count } = useFigures()
  const reason = offReason !== undefined && <StyledReason>{offReason}</StyledReason>
  return (
    <StyledFooter data-sticky-footer="">
      {!isPhone && hasReadOnly && (
        <StyledLegend>
          <LockIcon aria-hidden="true" />
          {live.readOnly}
        </StyledLegend>
      )}
      {!isPhone && !onOptions && hints && !reason && (
        <StyledHints role="list">
          {hints.map(({ keys, label }) => (
            <li key={keys}>
              <kbd>{keys}</kbd>
              {label}
            </li>
          ))}
        </StyledHints>
      )}
      {isPhone && reason}
      {onOptions && (
        <Button
          variant="outline"
          leading={<OptionsIcon />}
          data-options=""
          aria-haspopup="dialog"
          onClick={onOptions}
        >
          {strings.options}
        </Button>
      )}
      {!isPhone && excluded > 0 && <span>{strings.excluded(count(excluded), excluded)}</span>}
      {!isPhone && secondary}
      {!isPhone && reason}
      {main}
    </StyledFooter>
  )
}
