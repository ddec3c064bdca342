import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledSteps = styled.section`
  ${base}
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledList = styled.ol`
  ${base}
  display: grid;
  gap: ${space[4]};
  padding: 0;
  counter-reset: step;
  list-style: none;
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`

export const StyledStep = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0.125rem ${space[3]};
  counter-increment: step;
  line-height: 1.5;

  &::before {
    content: counter(step);
    display: grid;
    grid-row: 1 / span 2;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 1.5px solid ${color.accentText};
    border-radius: ${radius.full};
    color: ${color.accentText};
    font-family: ${font.mono};
    font-size: ${fontSize.xs};
    line-height: 1;
  }

  & > strong {
    font-size: ${fontSize.md};
    font-weight: 500;
    text-wrap: balance;
  }

  & > p {
    ${base}
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }
`
