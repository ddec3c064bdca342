import { styled } from 'styled-components'
import { base, panel } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledCard = styled.section`
  ${base}
  min-inline-size: 0;
  ${panel}
`

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[5]} ${space[6]} ${space[3]};

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledHeading = styled.h2`
  ${base}
  font-size: ${fontSize.lg};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.012em;
`

export const StyledNote = styled.span`
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`

export const StyledBody = styled.div`
  padding: ${space[6]};

  &[data-headed] {
    padding-block-start: 0;
  }

  &[data-flush] {
    padding: 0;
    overflow: clip;
    border-radius: inherit;
  }

  &[data-flush][data-headed] {
    border-block-start: 1px solid ${color.border};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`
