import { styled } from 'styled-components'
import { trackLook } from '../../components/ProgressBar/index.js'
import { base, singleColumn, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledMeter = styled.section`
  ${base}
  ${tabularNumbers}
  ${singleColumn}
  align-content: start;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > p {
    ${base}
    text-wrap: pretty;
  }
`

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  justify-self: stretch;
`

export const StyledHeading = styled.h3`
  ${base}
  color: ${color.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledTrack = styled.div`
  ${trackLook}
  justify-self: stretch;
`
