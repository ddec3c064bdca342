import { styled } from 'styled-components'
import { base, caption, coarseTarget, focusRing, wrappingRow } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { chipBox } from '../chipBox.styles.js'

export const StyledBar = styled.fieldset`
  ${base}
  min-inline-size: 0;
  padding: 0;
  border: 0;
  color: ${color.text};

  & > div[id] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding-block-start: ${space[1]};
  }
`

/** The line that opens the conditions, and how they are joined. */
export const StyledLine = styled.div`
  ${wrappingRow}
  gap: ${space[1]} ${space[3]};
  justify-content: space-between;

  & > h3 {
    flex: 1 1 auto;
    min-inline-size: 0;
    margin: 0;
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }
`

export const StyledOpener = styled.button`
  ${focusRing}
  ${coarseTarget}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & b {
    color: ${color.textMuted};
    font-weight: 500;
  }

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textMuted};
  }

  &[aria-expanded='true'] > [data-part='chevron'] {
    rotate: 180deg;
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:enabled > [data-part='chevron'] {
      color: ${color.text};
    }
  }
`

export const StyledMatch = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const StyledMatches = styled.p`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > b {
    font-weight: 600;
  }

  & > span {
    color: ${color.textMuted};
  }
`

export const StyledSaved = styled.ul`
  ${base}
  ${wrappingRow}
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;

  /* A chip of two buttons. */
  & > li {
    display: inline-flex;
    align-items: stretch;
    min-inline-size: 0;
    max-inline-size: 100%;
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.full};
    color: ${color.textMuted};
  }

  & > [data-used] {
    border-color: ${color.textMuted};
    background: ${color.surface3};
    color: ${color.text};
  }

  & > li > [aria-haspopup] {
    align-self: center;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: ${radius.full};
  }

  @media (pointer: coarse) {
    gap: ${space[3]} ${space[2]};
  }
`

export const StyledSavedChip = styled.button`
  ${chipBox}
  ${focusRing}
  padding-inline-end: 0;
  border: 0;
  color: inherit;

  & > span {
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }

  & > small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  &[aria-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled]) {
      color: ${color.text};
    }
  }
`

export const StyledCards = styled.ol`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: 0;
  list-style: none;
`

/** Joins a condition with the one before it. */
export const StyledJoin = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${caption}

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color.border};
  }
`

export const StyledCard = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};

  &[data-invalid] {
    border-color: ${color.danger};
  }

  & select {
    min-inline-size: 0;
    padding-inline: ${space[3]} ${space[8]};
    font-size: ${fontSize.md};
    text-overflow: ellipsis;
  }

  & select + svg {
    margin-inline-end: ${space[2]};
  }

  & input:not([type='checkbox']),
  & textarea {
    min-inline-size: 0;
    font-size: ${fontSize.md};
  }

  @media (pointer: fine) {
    & :is(select, input:not([type]), textarea) {
      min-block-size: 2.5rem;
      padding-block: ${space[1]};
    }
  }

  @media (pointer: coarse) {
    /* Smaller text would zoom the page in. */
    & :is(select, input, textarea) {
      font-size: ${fontSize.base};
    }
  }
`

export const StyledTop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]};
`

/** The comparison and its value: a short one beside it, a long one on a line of its own. */
export const StyledComparison = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  & > * {
    flex: 1 0 100%;
    min-inline-size: 0;
  }

  & > :first-child,
  & > [inputmode] {
    flex: 1 1 7rem;
  }
`

/** The chosen values, and the list to choose from. */
export const StyledChosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`

export const StyledRange = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const StyledValues = styled.ul`
  ${base}
  ${wrappingRow}
  gap: ${space[1]} ${space[2]};
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`

export const StyledActions = styled.div`
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};

  & > [data-part='clear'] {
    margin-inline-start: auto;
  }
`

export const StyledName = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};

  & > div:last-child {
    ${wrappingRow}
    gap: ${space[2]};
  }
`

export const StyledNothing = styled.p`
  ${base}
  ${caption}
  overflow-wrap: anywhere;
`
