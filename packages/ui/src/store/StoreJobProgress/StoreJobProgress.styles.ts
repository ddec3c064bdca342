import { styled } from 'styled-components'
import { trackLook } from '../../components/ProgressBar/index.js'
import { base, turning, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

/** The heading of a job that a notice is about. */
export const StyledHidden = styled.div`
  ${visuallyHidden}
`

export const StyledBar = styled.div`
  container-type: inline-size;
`

/** One bar of three segments, of which writing takes most. */
export const StyledSegments = styled.div`
  display: grid;
  grid-template-columns: 1fr 3fr 1fr;
  gap: ${space[1]};
`

export const StyledSegment = styled.span`
  ${trackLook}
  min-inline-size: 0;
  block-size: 0.625rem;
`

export const StyledPhases = styled.ol`
  ${base}
  display: grid;
  grid-template-columns: 1fr 3fr 1fr;
  gap: ${space[1]};
  padding: 0;
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-inline-size: 0;
    white-space: nowrap;
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 2;
  }

  & [data-look='done'] > svg {
    color: ${color.success};
  }

  & [data-look='current'] {
    color: ${color.text};
    font-weight: 600;
  }

  & [data-look='current'] > svg {
    color: ${color.warning};
    ${turning}
  }

  @container (max-width: 32rem) {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
  }
`

export const StyledStrong = styled.strong`
  color: ${color.text};
  font-weight: 500;
`
