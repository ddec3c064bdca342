import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledContent = styled.div`
  ${base}
  display: grid;
  gap: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & p {
    margin: 0;
    text-wrap: pretty;
  }
`

export const StyledPart = styled.section`
  & > h3 {
    ${base}
    color: ${color.text};
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }

  &[data-lost] li > svg {
    color: ${color.warning};
  }
`

export const StyledLines = styled.ul`
  ${base}
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
    color: ${color.text};
    overflow-wrap: anywhere;
  }

  & > li[data-example] {
    display: block;
    padding-inline-start: ${space[6]};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > li > svg {
    inline-size: 1rem;
    block-size: 1.5em;
    color: ${color.success};
    stroke-width: 2;
  }
`
