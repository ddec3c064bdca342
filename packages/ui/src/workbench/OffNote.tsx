import { styled } from 'styled-components'
import { useSteadyLoading } from '../hooks/index.js'
import { base } from '../theme/index.js'
import { color, fontSize } from '../tokens/index.js'

interface OffNoteProps {
  /** Id by which the disabled control is described. */
  readonly id: string
  /** Reason why it is off, as a sentence; undefined while it is on. */
  readonly reason: string | undefined
  /** Whether the reason is in sight elsewhere. @default false */
  readonly hidden?: boolean
}

const StyledOffNote = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

/** Says above several controls why they are off. What is over in a moment moves nothing. */
export function OffNote({ id, reason, hidden = false }: OffNoteProps) {
  const isLasting = useSteadyLoading(reason !== undefined) === 'shown'
  if (reason === undefined) return null
  return (
    <StyledOffNote id={id} data-off="" hidden={hidden || !isLasting}>
      {reason}
    </StyledOffNote>
  )
}
