import { styled } from 'styled-components'
import { base, noticeSize } from '../../theme/index.js'
import { color, layer, space, upTo } from '../../tokens/index.js'

/**
 * When solid it is black in both themes and uses the dark tokens. Colours change without a
 * transition, because text and background would match halfway. On low screens it scrolls away with
 * the page.
 */
export const StyledHeader = styled.header`
  ${base}
  position: sticky;
  inset-block-start: ${noticeSize};
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  min-block-size: 4.5rem;
  padding: ${space[2]} max(${space[6]}, (100% - 75rem) / 2);
  border-block-end: 1px solid transparent;
  color: ${color.text};

  &[data-solid] {
    border-color: ${color.border};
    background: ${color.black};
  }

  @media ${upTo.phone} {
    gap: ${space[2]} ${space[4]};
    min-block-size: 3.75rem;
    padding-inline: ${space[4]} ${space[2]};
  }

  @media (max-height: 480px) {
    position: static;
  }

  @media print {
    display: none;
  }
`

export const StyledEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`

/** Shown only in a wide header; on phones it is in the menu. */
export const StyledWide = styled.div`
  display: contents;

  @media ${upTo.phone} {
    display: none;
  }
`

/** Hidden on very narrow phones, where it would wrap; the menu has it too. */
export const StyledRoomy = styled.div`
  display: contents;

  @media (max-width: 21.875rem) {
    display: none;
  }
`

export const StyledMenuButton = styled.div`
  display: none;

  @media ${upTo.phone} {
    display: block;
  }
`
