import { styled } from 'styled-components'
import {
  base,
  coarseTarget,
  focusRing,
  noticeSize,
  softTransition,
  visuallyHidden,
} from '../../theme/index.js'
import { color, font, fontSize, layer, radius, space, upTo } from '../../tokens/index.js'

export const StyledBar = styled.header`
  ${base}
  position: sticky;
  inset-block-start: ${noticeSize};
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: 3.75rem;
  padding: ${space[2]} var(--bar-padding, ${space[8]});
  border-block-end: 1px solid ${color.border};
  background: ${color.bg};
  color: ${color.text};

  @media ${upTo.phone} {
    padding-inline: ${space[3]};
  }

  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`

export const StyledMenuButton = styled.div`
  display: none;

  @media ${upTo.phone} {
    display: block;
  }
`

/** On very narrow phones, and beside the open file or a mark, only the logo is shown. */
export const StyledPhoneBrand = styled.div`
  display: none;

  @media ${upTo.phone} {
    display: flex;
  }

  &:has(~ :is([data-file-chip], [data-mark])) > a {
    gap: 0;
    font-size: 0;
  }

  /* The menu has the brand too. */
  @media (max-width: 30rem) {
    &:has(~ :is([data-file-chip], [data-mark])) {
      display: none;
    }
  }

  @media (max-width: 24rem) {
    & > a {
      gap: 0;
      font-size: 0;
    }
  }
`

export const StyledSearch = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  max-inline-size: 21rem;
  min-block-size: 2.375rem;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[2]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  line-height: 1.3;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  & > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }

  /* Beside the open file, a narrow bar has no room for the keys. */
  @media (max-width: 70rem) {
    &:has(~ [data-file-chip]) > span:last-of-type {
      display: none;
    }
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.textSubtle};
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media ${upTo.phone} {
    flex: none;
    justify-content: center;
    inline-size: 2.5rem;
    min-block-size: 2.5rem;
    margin-inline-start: auto;
    padding: 0;

    & > span:first-of-type {
      ${visuallyHidden}
    }

    & > span:last-of-type {
      display: none;
    }

    /* The next elements are beside it at the end. */
    & ~ :last-child {
      margin-inline-start: 0;
    }
  }
`

export const StyledKeys = styled.span`
  display: flex;
  flex: none;
  gap: ${space[1]};
  padding: 0 ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface3};
  color: ${color.textMuted};

  & > kbd {
    font-family: ${font.mono};
    font-size: ${fontSize.axis};
    line-height: 1.375rem;
  }
`

export const StyledEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`

/** Phones rarely have a keyboard. */
export const StyledShortcuts = styled.div`
  @media ${upTo.phone} {
    display: none;
  }
`
