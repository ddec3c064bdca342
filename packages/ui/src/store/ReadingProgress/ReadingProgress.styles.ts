import { keyframes, styled } from 'styled-components'
import { trackLook } from '../../components/ProgressBar/index.js'
import { base, singleColumn, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledReading = styled.section`
  ${base}
  ${singleColumn}
  ${tabularNumbers}
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > strong {
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  & p {
    margin: 0;
    text-wrap: pretty;
  }
`

const along = keyframes`
  from {
    translate: calc(var(--_end) * -25%);
  }

  to {
    translate: calc(var(--_end) * 100%);
  }
`

/** Without a number yet, a piece of the bar moves along. */
export const StyledTrack = styled.div`
  ${trackLook}

  &[data-unknown]::before {
    inline-size: 25%;
    transform: none;
    animation: ${along} 1.6s linear infinite alternate;
    translate: calc(var(--_end) * -25%);
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown]::before {
      inline-size: 100%;
      animation: none;
      opacity: 0.35;
      translate: none;
    }
  }
`

export const StyledFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

export const StyledSaid = styled.p`
  ${visuallyHidden}
`
