'use client'
import { Disclosure } from '../../components/Disclosure/index.js'
import { StyledNames, StyledNamesHeading } from './NameList.styles.js'

/** Number of names shown at first. */
const shown = 5

export interface NameListProps {
  /** Line above them, such as what they have in common. @default none */
  heading?: string
  /** The names, in the order in which they are listed. */
  names: readonly string[]
  /** Returns the label of the button that shows the others. */
  moreLabel: (others: number) => string
}

/** Lists the names of files: a few of them, and the others on demand. */
export function NameList({ heading, names, moreLabel }: NameListProps) {
  const others = names.slice(shown)
  return (
    <>
      {heading !== undefined && <StyledNamesHeading>{heading}</StyledNamesHeading>}
      <Names names={names.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure size="sm" label={moreLabel(others.length)}>
          <Names names={others} />
        </Disclosure>
      )}
    </>
  )
}

function Names({ names }: Pick<NameListProps, 'names'>) {
  return (
    <StyledNames>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </StyledNames>
  )
}
