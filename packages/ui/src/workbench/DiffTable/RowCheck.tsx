import { useStrings } from '../../i18n/index.js'
import { CheckIcon, MixedIcon } from '../../icons/index.js'
import { diffTableStrings } from './DiffTable.strings.js'
import type { DiffRow } from './DiffTable.types.js'

interface RowCheckProps {
  readonly included: DiffRow['included']
  readonly label: string
  readonly disabled: boolean
  readonly onToggle: () => void
}

/** Includes the changes of a row. Keys reach it through the cell around it. */
export function RowCheck({ included, label, disabled, onToggle }: RowCheckProps) {
  const strings = useStrings(diffTableStrings)
  const isMixed = included === 'mixed'
  return (
    <label data-check="">
      <input
        ref={(input) => {
          // Only a property can show the third state, and a press clears it.
          if (input) input.indeterminate = isMixed
        }}
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={included === true}
        disabled={disabled}
        title={disabled ? strings.cannotExclude : undefined}
        onChange={onToggle}
      />
      {isMixed ? <MixedIcon aria-hidden="true" /> : <CheckIcon aria-hidden="true" />}
    </label>
  )
}
