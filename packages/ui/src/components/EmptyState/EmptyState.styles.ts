import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledEmptyState = styled.div`
  ${base}
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[6]};
  color: ${color.text};
  text-align: center;

  & > p {
    ${base}
    max-inline-size: 40ch;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledTile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  margin-block-end: ${space[2]};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.lg};
  color: ${color.textSubtle};

  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.75;
  }
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`

export const StyledAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`
