import { styled } from 'styled-components'
import { accentTile, base, panel, softTransition } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledExtras = styled.ul`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  @media print {
    display: none;
  }
`

export const StyledExtra = styled.a`
  ${base}
  ${panel}
  ${softTransition}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  block-size: 100%;
  padding: ${space[3]} ${space[5]};
  color: ${color.text};
  line-height: 1.4;
  text-decoration: none;

  & strong {
    display: block;
    font-weight: 550;
  }

  & small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-wrap: pretty;
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
    outline-offset: 3px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
    }

    &:hover > svg {
      color: ${color.accentText};
    }
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledTile = styled.span`
  ${accentTile}
`
