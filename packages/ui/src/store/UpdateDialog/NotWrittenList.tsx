'use client'
import { useId } from 'react'
import { useStrings } from '../../i18n/index.js'
import { MixedIcon } from '../../icons/index.js'
import { useFigures } from '../../workbench/useFigures.js'
import { StyledFacts, StyledPart } from '../dialogs.styles.js'
import { storeRefusalStrings } from '../storeJob.strings.js'
import { usePermissionName } from '../StoreSettingsPage/PermissionRows.js'
import { updateDialogStrings } from './UpdateDialog.strings.js'
import type { MissingScope, NotWritten } from './UpdateDialog.types.js'

interface NotWrittenListProps {
  readonly notWritten: readonly NotWritten[]
  readonly leftOut: readonly MissingScope[]
}

/** Says what an update leaves as it is, and why. */
export function NotWrittenList({ notWritten, leftOut }: NotWrittenListProps) {
  const strings = useStrings(updateDialogStrings)
  const reasons = useStrings(storeRefusalStrings)
  const nameOf = usePermissionName()
  const { count } = useFigures()
  const headingId = useId()
  if (notWritten.length + leftOut.length === 0) return null
  const values = (number: number) => strings.count(count(number), number)

  function factOf(one: NotWritten): readonly [amount: string, text: string] {
    switch (one.reason) {
      case 'excluded':
        return [values(one.values), strings.excluded(one.values)]
      case 'set-back':
        return [values(one.values), strings.setBack(one.values)]
      default:
        return [values(one.values), strings.because(one.field, reasons[one.reason])]
    }
  }

  const facts = [
    ...notWritten.map(factOf),
    ...leftOut.map((one) => [values(one.values), strings.leftOut(nameOf(one.scope))] as const),
  ]
  const isForFiles = notWritten.some(({ reason }) => reason !== 'excluded' && reason !== 'set-back')
  return (
    <StyledPart aria-labelledby={headingId}>
      <h3 id={headingId}>{strings.notWritten}</h3>
      <StyledFacts role="list">
        {facts.map(([amount, text]) => (
          <li key={`${amount} ${text}`}>
            <MixedIcon aria-hidden="true" />
            <span>
              <strong>{amount}</strong> {text}
            </span>
          </li>
        ))}
      </StyledFacts>
      {isForFiles && <p>{strings.filesOnly}</p>}
    </StyledPart>
  )
}
