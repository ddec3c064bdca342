import { styled } from 'styled-components'
import { base, option, visuallyHidden } from '../../theme/index.js'
import { color, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { StyledSurface } from '../Dialog/Dialog.styles.js'

/** A column of field and list; only the list scrolls. */
export const StyledPalette = styled(StyledSurface)`
  --_start: 12dvh;

  inline-size: min(40rem, 100vw - 2 * ${space[4]});
  max-block-size: min(32rem, 100dvh - var(--_start) - ${space[4]});
  margin-block-start: var(--_start);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  @media ${upTo.phone}, (max-height: 480px) {
    --_start: ${space[4]};
  }
`

export const StyledSearch = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  padding-inline: ${space[5]} ${space[2]};
  border-block-end: 1px solid ${color.border};

  &:focus-within {
    box-shadow: inset 0 -1px ${color.accentText};
    border-block-end-color: ${color.accentText};
  }

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & > input {
    ${base}
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${color.text};
    font-size: ${fontSize.base};
    text-overflow: ellipsis;
  }

  & > input::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }

  @media (forced-colors: active) {
    &:focus-within {
      border-block-end: 2px solid Highlight;
    }
  }
`

export const StyledList = styled.div`
  ${base}
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${space[2]};

  & > div + div {
    margin-block-start: ${space[2]};
  }
`

export const StyledHeading = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textSubtle};
  font-size: ${fontSize.xs};
  font-weight: 500;
`

export const StyledEntry = styled.div`
  min-block-size: 2.5rem;
  border-radius: ${radius.md};
  ${option}

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  &[aria-selected='true'] {
    background: ${color.surface3};
    box-shadow: ${effect.topLight};
  }

  &[aria-selected='true'] > svg {
    color: ${color.accentText};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const StyledEmpty = styled.p`
  ${base}
  padding: ${space[6]} ${space[5]} ${space[8]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  text-align: center;
  overflow-wrap: anywhere;
`

export const StyledStatus = styled.div`
  ${visuallyHidden}
`
