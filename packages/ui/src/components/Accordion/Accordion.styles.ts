import { keyframes, styled } from 'styled-components'
import { base, softTransition } from '../../theme/index.js'
import { color, duration, easing, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledAccordion = styled.div`
  ${base}
  color: ${color.text};
`

export const StyledItem = styled.div`
  ${base}

  & + & {
    border-block-start: 1px solid ${color.border};
  }

  @media print {
    break-inside: avoid;
  }
`

export const StyledHeading = styled.h3`
  ${base}
  font-size: ${fontSize.base};
  font-weight: 550;
  line-height: 1.4;
`

export const StyledButton = styled.button`
  ${base}
  ${softTransition}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: ${space[4]} ${space[6]};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
  cursor: pointer;

  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
    transition: transform ${duration.medium} ${easing.out};
  }

  &[aria-expanded='true'] > svg {
    color: ${color.accentText};
    transform: rotate(0.5turn);
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -4px;
  }

  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, ${color.text} 5%, transparent);
    }

    &:hover > svg {
      color: ${color.text};
    }
  }

  &:active {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }

  @media print {
    & > svg {
      display: none;
    }
  }
`

const settle = keyframes`
  from {
    transform: translateY(-0.25rem);
  }
`

/** Slides down a little as it opens. Every item is open when printed. */
export const StyledContent = styled.div`
  ${base}
  padding: 0 ${space[6]} ${space[5]};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.6;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  animation: ${settle} ${duration.medium} ${easing.out};

  & > div {
    max-inline-size: 65ch;
  }

  & p {
    margin: 0;
  }

  & p + p {
    margin-block-start: ${space[3]};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media print {
    &[hidden] {
      display: block;
    }
  }
`
