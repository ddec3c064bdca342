import type { ReactNode } from 'react'
import { FileIcon, VendorIcon, type Icon } from '../../icons/index.js'
import { StyledEntry, StyledName, StyledPoint, StyledState } from './JobTimeline.styles.js'

const places = { file: FileIcon, store: VendorIcon }

interface TimelineEntryProps {
  /** Whether what it did counts, which lights the wire. @default false */
  readonly isLit?: boolean
  /** Sign on its point. @default an empty point */
  readonly sign?: Icon | undefined
  /** Place that it changed, said by a sign before its name. @default no sign */
  readonly place?: keyof typeof places | undefined
  readonly name: string
  /** Id of its name, which describes its buttons. */
  readonly nameId: string
  /** Lines that say what it did. */
  readonly texts: readonly (string | undefined)[]
  /** Says below them what its button does, and describes it as `hintIdOf` its name. @default nothing */
  readonly hint?: string | undefined
  /** When it was, in milliseconds since 1970. */
  readonly at: number
  /** The same in words. */
  readonly time: string
  /** Its badges. @default it has no state */
  readonly state?: ReactNode
  /** Its buttons. */
  readonly children?: ReactNode
}

/** Returns the id of the hint of an entry. */
export const hintIdOf = (nameId: string) => `${nameId}-hint`

/** One entry of a history. */
export function TimelineEntry({
  isLit = false,
  sign: Sign,
  place,
  name,
  nameId,
  texts,
  hint,
  at,
  time,
  state,
  children,
}: TimelineEntryProps) {
  const Place = place && places[place]
  return (
    <StyledEntry data-lit={isLit ? '' : undefined}>
      <StyledPoint aria-hidden="true">{Sign && <Sign />}</StyledPoint>
      <div>
        <StyledName data-place={place}>
          {Place && <Place aria-hidden="true" />}
          <strong id={nameId} title={name}>
            {name}
          </strong>
        </StyledName>
        {texts.map((text) => text !== undefined && <p key={text}>{text}</p>)}
        {hint !== undefined && <p id={hintIdOf(nameId)}>{hint}</p>}
      </div>
      <time dateTime={new Date(at).toISOString()}>{time}</time>
      {state && <StyledState>{state}</StyledState>}
      <span
        data-wide={state ? undefined : ''}
        {...(place === 'store' && {
          'data-below': '',
          role: 'group',
          'aria-labelledby': nameId,
        })}
      >
        {children}
      </span>
    </StyledEntry>
  )
}
