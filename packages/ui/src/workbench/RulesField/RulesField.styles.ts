import { styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledRules = styled.ol`
  ${base}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;
`

export const StyledRule = styled.li`
  container-type: inline-size;
  min-inline-size: 0;
  padding: ${space[2]} ${space[3]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
`

export const StyledHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-end: calc(-1 * ${space[2]});

  & > strong {
    flex: 1;
    min-inline-size: 0;
    font-size: ${fontSize.sm};
    font-weight: 550;
    line-height: 1.4;
  }
`

export const StyledParts = styled.div`
  display: grid;
  gap: ${space[3]};

  @container (min-width: 30rem) {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    align-items: start;
  }
`

export const StyledStatus = styled.p`
  ${visuallyHidden}
`
