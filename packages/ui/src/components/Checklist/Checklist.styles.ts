import { styled } from 'styled-components'
import { base, focusRing, panel, softTransition, tabularNumbers } from '../../theme/index.js'
import { color, effect, fontSize, radius, space, upTo } from '../../tokens/index.js'

/**
 * The message must not shift the item that was just checked: beside the items it replaces the
 * description, in one column it comes last.
 */
export const StyledChecklist = styled.section`
  ${base}
  display: grid;
  grid-template:
    'head items' 1fr
    'done items' auto / minmax(0, 18.75rem) minmax(0, 1fr);
  ${panel}
  overflow: clip;

  @media ${upTo.phone} {
    grid-template:
      'head' auto
      'items' auto
      'done' auto / minmax(0, 1fr);
  }
`

export const StyledHead = styled.div`
  grid-area: head;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[6]};

  & > :is(h2, h3) {
    ${base}
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }

  @media not all and ${upTo.phone} {
    [data-done] > & > p {
      display: none;
    }
  }

  @media ${upTo.phone} {
    padding: ${space[5]} ${space[4]};
  }
`

export const StyledLamps = styled.div`
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > i {
    ${softTransition}
    box-sizing: border-box;
    inline-size: 2.125rem;
    block-size: ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.full};
    background: ${color.surface3};
  }

  & > i[data-lit] {
    border-color: ${color.neonEdge};
    background: ${color.neon};
    box-shadow: ${effect.glowSoft};
  }

  & > span {
    margin-inline-start: ${space[1]};
  }

  @media (forced-colors: active) {
    & > i {
      border-color: CanvasText;
    }

    & > i[data-lit] {
      border-color: CanvasText;
      background: Highlight;
      box-shadow: none;
      forced-color-adjust: none;
    }
  }
`

export const StyledItems = styled.ul`
  ${base}
  grid-area: items;
  display: grid;
  grid-auto-rows: 1fr;
  padding: 0;
  border-inline-start: 1px solid ${color.border};
  list-style: none;

  & > li {
    display: grid;
  }

  & > li:has(> label + *) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-end: ${space[6]};

    @media ${upTo.phone} {
      padding-inline-end: ${space[4]};
    }
  }

  & > li + li {
    border-block-start: 1px solid ${color.border};
  }

  @media ${upTo.phone} {
    border-block-start: 1px solid ${color.border};
    border-inline-start: 0;
  }
`

export const StyledItem = styled.label`
  ${softTransition}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: 3.75rem;
  box-sizing: border-box;
  padding: ${space[2]} ${space[6]};
  font-size: ${fontSize.base};
  font-weight: 500;
  line-height: 1.4;
  cursor: pointer;

  &:has(:checked) {
    color: ${color.textSubtle};
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
    }
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledBox = styled.span`
  display: grid;
  flex: none;

  & > * {
    grid-area: 1 / 1;
  }

  & > input {
    ${focusRing}
    ${softTransition}
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.bg};
    appearance: none;
    cursor: inherit;
  }

  & > input:checked {
    border-color: ${color.accentText};
    background: ${color.neon};
  }

  & > svg {
    place-self: center;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.onNeon};
    opacity: 0;
    pointer-events: none;
    stroke-width: 3;
  }

  & > :checked + svg {
    opacity: 1;
  }

  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }

    & > svg {
      display: none;
    }
  }
`

export const StyledDone = styled.div`
  grid-area: done;

  & > p {
    ${base}
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    padding: 0 ${space[6]} ${space[5]};
    font-size: ${fontSize.md};
    font-weight: 500;
    line-height: 1.5;
    text-wrap: pretty;
  }

  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1lh;
    color: ${color.success};
    stroke-width: 2.25;
  }

  @media ${upTo.phone} {
    & > p {
      padding: ${space[4]};
      border-block-start: 1px solid ${color.border};
    }
  }
`
