'use client'
import { Button } from '../../components/Button/index.js'
import type { ShortcutKey } from '../../components/ShortcutsDialog/index.js'
import { Keys } from '../../components/ShortcutsDialog/Keys.js'
import { useStrings } from '../../i18n/index.js'
import { reviewQueueStrings } from './ReviewQueue.strings.js'
import { StyledKeyList } from './ReviewQueue.styles.js'

interface ReviewKeysProps {
  readonly singleKeys: boolean
  readonly hasBrush: boolean
  readonly onAll: (() => void) | undefined
}

/** The keys of the review that are used most. */
export function ReviewKeys({ singleKeys, hasBrush, onAll }: ReviewKeysProps) {
  const strings = useStrings(reviewQueueStrings)
  const { alt, shift } = strings
  const rows: readonly (readonly [label: string, keys: readonly ShortcutKey[]])[] = [
    [strings.approve, ['enter']],
    [strings.previous, [shift, 'enter']],
    [strings.original, singleKeys ? ['O'] : [alt, 'O']],
    [strings.later, singleKeys ? ['S'] : [alt, 'S']],
    ...(singleKeys && hasBrush
      ? ([
          [strings.keep, ['K']],
          [strings.remove, ['R']],
          [strings.brush, ['[', ']']],
        ] as const)
      : []),
    ...(singleKeys ? ([[strings.fullSize, ['Z']]] as const) : []),
  ]
  return (
    <StyledKeyList>
      <dl aria-label={strings.keys}>
        {rows.map(([label, keys]) => (
          <div key={label}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {onAll && (
        <Button variant="link" onClick={onAll}>
          {strings.allKeys}
        </Button>
      )}
    </StyledKeyList>
  )
}
