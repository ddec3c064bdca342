import { styled } from 'styled-components'
import { base, focusRing, noticeSize } from '../../theme/index.js'
import { color, layer, space, upTo } from '../../tokens/index.js'

export const StyledFrame = styled.div`
  ${base}
  display: grid;
  grid-template-columns: 16.5rem minmax(0, 1fr);
  min-block-size: calc(100dvh - ${noticeSize});
  background: ${color.bg};
  color: ${color.text};

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
    min-block-size: 0;
  }
`

export const StyledSide = styled.div`
  position: sticky;
  inset-block-start: ${noticeSize};
  z-index: ${layer.sidebar};
  block-size: calc(100dvh - ${noticeSize});
  border-inline-end: 1px solid ${color.border};

  @media ${upTo.phone} {
    display: none;
  }

  @media print {
    display: none;
  }
`

/** Top bar and page. */
export const StyledColumn = styled.div`
  min-inline-size: 0;

  &:has([data-wide]) {
    --bar-padding: ${space[6]};
  }
`

export const StyledMain = styled.main`
  ${base}
  ${focusRing}
  /* The room below a page. */
  --page-end: ${space[20]};

  inline-size: 100%;
  max-inline-size: 77.5rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[8]} var(--page-end);

  &:focus-visible {
    outline-offset: -4px;
  }

  &:has([data-wide]) {
    max-inline-size: 120rem;
    padding: 0.875rem ${space[6]} var(--page-end);
  }

  @media ${upTo.phone} {
    --page-end: ${space[16]};

    padding: ${space[6]} ${space[4]} var(--page-end);

    &:has([data-wide]) {
      padding: 0.875rem ${space[4]} var(--page-end);
    }
  }

  @media print {
    max-inline-size: none;
    padding: 0;
  }
`
