import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

/** Side by side from this container width; below it the wire runs down the edge. */
const wide = '42rem'

export const StyledRoom = styled.div`
  container-type: inline-size;
`

export const StyledList = styled.ol`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[2]} 0 0;
  color: ${color.text};
  list-style: none;

  @container (min-width: ${wide}) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`

export const StyledStep = styled.li`
  --_point: 0.75rem;
  --_middle: calc(var(--_point) / 2 - 1px);
  /* Height of the first line of a title, to centre the point on it. */
  --_line: 1.5rem;

  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  padding-inline-start: calc(var(--_point) + ${space[4]});
  padding-block-end: ${space[6]};
  font-size: ${fontSize.md};
  line-height: 1.5;

  &:last-child {
    padding-block-end: 0;
  }

  & > strong {
    font-size: ${fontSize.base};
    font-weight: 550;
    line-height: var(--_line);
    text-wrap: balance;
  }

  & > span {
    color: ${color.textMuted};
    text-wrap: pretty;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
  }

  &::before {
    z-index: 1;
    box-sizing: border-box;
    inset-block-start: calc((var(--_line) - var(--_point)) / 2);
    inset-inline-start: 0;
    inline-size: var(--_point);
    block-size: var(--_point);
    border: 2px solid ${color.accentText};
    border-radius: ${radius.full};
    background: ${color.surface};
  }

  &::after {
    inset-block: calc(var(--_line) / 2) calc(var(--_line) / -2);
    inset-inline-start: var(--_middle);
    inline-size: 2px;
    background: ${color.neonEdge};
    box-shadow: 0 0 9px 1px ${effect.wireUnder};
  }

  [data-theme='light'] &::after {
    box-shadow: none;
  }

  &:last-child::after {
    content: none;
  }

  @container (min-width: ${wide}) {
    padding-block: calc(var(--_point) + ${space[5]}) 0;
    padding-inline: 0 ${space[6]};

    &::before {
      inset-block-start: 0;
    }

    &::after,
    &:last-child::after {
      content: '';
      inset-block: var(--_middle) auto;
      inset-inline-start: var(--_point);
      inline-size: calc(100% - var(--_point));
      block-size: 2px;
    }

    &:last-child::after {
      background: linear-gradient(90deg, ${color.neonEdge}, transparent 70%);
      box-shadow: none;
    }

    &:last-child:dir(rtl)::after {
      background: linear-gradient(270deg, ${color.neonEdge}, transparent 70%);
    }
  }

  @media (forced-colors: active) {
    &::before {
      border-color: CanvasText;
    }

    &::after {
      background: Highlight;
      box-shadow: none;
      forced-color-adjust: none;
    }

    &:last-child::after {
      content: none;
    }
  }
`
