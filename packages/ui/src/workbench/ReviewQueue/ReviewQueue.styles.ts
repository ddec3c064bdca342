import { styled } from 'styled-components'
import { base, caption, singleColumn, tabularNumbers, visuallyHidden } from '../../theme/index.js'
import { color, constant, font, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { checkerboard } from '../Picture/index.js'

export const StyledReviewQueue = styled.section`
  ${base}
  display: grid;
  /* What differs in height among images comes last, so that the decisions stay where the pointer is. */
  grid-template:
    'main head' auto
    'main actions' auto
    'main side' auto
    'main more' 1fr / minmax(0, 1fr) 17rem;
  gap: ${space[4]} ${space[6]};
  min-inline-size: 0;
  /* Clear of the edges of the workbench, where it is in one. */
  padding: var(--bench-padding, 0);
  color: ${color.text};

  &[data-ended] {
    display: block;
  }

  @media ${upTo.tablet} {
    grid-template: 'head' 'main' 'actions' 'side' 'more' / minmax(0, 1fr);
  }

  @media ${upTo.phone} {
    grid-template: 'head' 'main' 'side' 'actions' 'more' / minmax(0, 1fr);
    --mask-edge: var(--bench-padding, 0px);
  }
`

export const StyledHead = styled.header`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  & p {
    ${tabularNumbers}
    margin: 0;
    ${caption}
  }

  & > div > p[data-reason] {
    display: none;
    color: ${color.warning};
    font-weight: 550;
  }

  & h3 {
    display: -webkit-box;
    margin: 0;
    min-block-size: 2.7em;
    font-family: ${font.body};
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.35;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & [data-turned] svg:not(:dir(rtl)) {
    transform: scaleX(-1);
  }

  & [data-straight] svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media ${upTo.tablet} {
    text-align: center;
  }

  /* The reason with what to do is below the picture there. */
  @media ${upTo.phone} {
    & h3 {
      min-block-size: auto;
    }

    & > div > p[data-reason] {
      display: block;
    }
  }
`

export const StyledMain = styled.div`
  grid-area: main;
  ${singleColumn}
  align-content: start;
  gap: ${space[4]};
`

export const StyledSide = styled.div`
  grid-area: side;
  ${singleColumn}
  align-content: start;
  gap: ${space[5]};
`

export const StyledEdges = styled.div`
  display: grid;
  gap: ${space[2]};

  & > span {
    font-size: ${fontSize.md};
    font-weight: 500;
    line-height: 1.4;
  }
`

export const StyledMore = styled.div`
  grid-area: more;
  ${singleColumn}
  align-content: start;
  justify-items: start;
  gap: ${space[5]};
`

export const StyledActions = styled.div`
  grid-area: actions;
  display: grid;
  gap: ${space[2]};
  padding-block-end: ${space[5]};
  border-block-end: 1px solid ${color.border};

  @media ${upTo.phone} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    grid-template-columns: 1fr 1fr;
    margin-inline: calc(-1 * var(--bench-padding, 0px));
    padding: ${space[3]} var(--bench-padding, 0px) max(${space[3]}, env(safe-area-inset-bottom));
    border-block: 1px solid ${color.border};
    border-block-end: 0;
    background: ${color.surface};

    & > :first-child {
      order: 1;
    }

    /* Two long labels side by side. */
    & svg {
      display: none;
    }
  }
`

export const StyledKeyList = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};

  & > dl {
    display: grid;
    gap: ${space[2]};
    margin: 0;
  }

  & > dl > div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  & dd {
    margin: 0;
    ${caption}
  }

  @media (pointer: coarse) {
    display: none;
  }
`

export const StyledStrip = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0 calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;

  & > li {
    flex: none;
  }
`

export const StyledThumbnail = styled.button`
  ${base}
  ${checkerboard}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  padding: 2px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.md};
  overflow: clip;
  color: ${constant.tagGround};
  cursor: pointer;

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }

  &[aria-current] {
    border-color: ${color.accentText};
    box-shadow: 0 0 0 2px ${color.accentText};
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`

export const StyledMark = styled.span`
  position: absolute;
  inset-block-end: ${space[1]};
  inset-inline-end: ${space[1]};
  display: grid;
  place-items: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border-radius: ${radius.full};
  background: ${constant.tagGround};
  color: ${constant.tagInk};

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2;
  }
`

export const StyledProgress = styled.div`
  ${tabularNumbers}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  ${caption}

  /* The numbers say more than the percentage. */
  & > div > span {
    display: none;
  }
`

export const StyledEnd = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[4]};
  text-align: center;

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: ${color.success};
    stroke-width: 1.75;
  }

  & > h3 {
    margin: 0;
    font-family: ${font.body};
    font-size: ${fontSize['2xl']};
    font-weight: 600;
    line-height: 1.3;
  }

  & > h3:focus {
    outline: none;
  }

  & > p {
    max-inline-size: 34rem;
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledEndActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`

export const StyledHidden = styled.p`
  ${visuallyHidden}
`
