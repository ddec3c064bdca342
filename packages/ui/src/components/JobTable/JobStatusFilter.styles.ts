import { styled } from 'styled-components'
import { base, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** A native select that looks like a quiet button; its icons lie over its padding. */
export const StyledFilter = styled.span`
  ${base}
  position: relative;
  display: inline-grid;
  align-items: center;
  color: ${color.textMuted};
  font-size: ${fontSize.xs};

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    z-index: 1;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline: ${space[3]};
    pointer-events: none;
    stroke-width: 1.75;
  }

  & > svg:last-child {
    justify-self: end;
  }

  & > select {
    ${base}
    ${focusRing}
    ${softTransition}
    min-block-size: 2rem;
    padding-inline: ${space[10]} ${space[8]};
    border: 1px solid transparent;
    border-radius: ${radius.md};
    background: transparent;
    color: inherit;
    font-size: inherit;
    font-weight: 550;
    appearance: none;
    cursor: pointer;
  }

  & > select:has(option:not([value='']):checked) {
    border-color: ${color.borderControl};
    color: ${color.text};
  }

  & option {
    background: ${color.surface};
    color: ${color.text};
  }

  @media (hover: hover) {
    &:hover > select {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (pointer: coarse) {
    & > select {
      min-block-size: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    & > select {
      border-color: ButtonText;
    }
  }

  @media print {
    display: none;
  }
`
