import { css } from 'styled-components'
import { focusRing } from '../../theme/index.js'
import { color, duration, easing, radius } from '../../tokens/index.js'

/** A small button in a cell, for pointers. */
export const cellButton = css`
  & :is([data-expand], [data-open]) {
    ${focusRing}
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textSubtle};
    cursor: pointer;
  }

  & :is([data-expand], [data-open])::after {
    content: '';
    position: absolute;
    inset: -0.5rem -0.25rem;
  }

  & :is([data-expand], [data-open]) > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  & [data-open] > svg {
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
  }

  @media (hover: hover) {
    & :is([data-expand], [data-open]):hover {
      background: ${color.surface3};
      color: ${color.text};
    }
  }

  &:dir(rtl) [data-expand] > svg {
    transform: scaleX(-1);
  }

  & [aria-expanded='true'] [data-expand] > svg {
    transform: rotate(90deg);
  }

  @media (prefers-reduced-motion: no-preference) {
    & [data-expand] > svg {
      transition: transform ${duration.fast} ${easing.standard};
    }
  }
`
