'use client'
import { useStrings } from '../i18n/index.js'
import { diffCellStrings } from '../workbench/DiffCell/DiffCell.strings.js'
import { Revealed } from '../workbench/DiffCell/Revealed.js'
import { StyledEmpty } from './StoreValue.styles.js'

interface StoreValueProps {
  readonly text: string
  /** The texts that it is compared with. @default none */
  readonly others?: readonly string[]
}

/** A value of a store as plain text, with signs for what is easily overlooked; an empty one in words. */
export function StoreValue({ text, others }: StoreValueProps) {
  const strings = useStrings(diffCellStrings)
  if (text === '') return <StyledEmpty>{strings.empty}</StyledEmpty>
  return (
    <bdi data-value="">
      <Revealed text={text} strings={strings} {...(others && { others })} />
    </bdi>
  )
}
