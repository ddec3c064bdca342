import { styled } from 'styled-components'
import { accentTile, base, softTransition } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** Hidden in print, because its buttons are useless there. */
export const StyledQuickActions = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

export const StyledActions = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  padding: 0;
  background: ${color.border};
  list-style: none;

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const StyledAction = styled.button`
  ${base}
  ${softTransition}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 4.75rem;
  padding: ${space[4]} ${space[6]};
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.base};
  line-height: 1.4;
  text-align: start;
  cursor: pointer;

  & strong {
    display: block;
    font-weight: 550;
  }

  & small {
    display: block;
    color: ${color.textSubtle};
    font-size: ${fontSize.sm};
  }

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-inline-start: auto;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
    }

    &:hover > svg {
      color: ${color.accentText};
    }
  }

  &:active {
    background: ${color.surface3};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`

export const StyledTile = styled.span`
  ${accentTile}
`
