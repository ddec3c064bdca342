import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { fontSize, space } from '../../tokens/index.js'

export const StyledSection = styled.section`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-block-start: ${space[2]};
`

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  & > h2 {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
`
