import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledChip = styled.span`
  ${base}
  display: inline-flex;
  align-items: stretch;
  box-sizing: border-box;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 2rem;
  border: 1px solid ${color.textMuted};
  border-radius: ${radius.full};
  background: ${color.surface3};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.2;

  &[data-disabled] {
    border-color: ${color.border};
    background: ${color.surface2};
    color: ${color.textDisabled};
  }

  @media (pointer: coarse) {
    min-block-size: 2.25rem;
  }
`

export const StyledPart = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }

  & > span {
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }

  &[data-part='remove'] {
    flex: none;
    padding-inline: ${space[3]} ${space[2]};
  }

  &[data-part='text'] {
    padding-inline: 0 ${space[3]};
  }

  &[data-part='whole'] {
    padding-inline: ${space[3]};
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled {
      color: ${color.text};
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    &[data-part='remove']:hover:enabled {
      background: color-mix(in srgb, ${color.text} 12%, transparent);
    }
  }
`
