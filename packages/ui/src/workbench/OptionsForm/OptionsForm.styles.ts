import { styled } from 'styled-components'
import { base, singleColumn } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

export const StyledForm = styled.section`
  ${base}
  ${singleColumn}
  gap: ${space[6]};
  color: ${color.text};
`

export const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 1.5rem;

  /* Beside a preview it stays at the top, clear of the node on the wire. */
  [data-split] & {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    box-sizing: border-box;
    min-block-size: 3.5rem;
    margin-inline: calc(-1 * ${space[5]});
    padding-block: ${space[2]};
    padding-inline: ${space[5]} 2.125rem;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface};
  }

  & > h3 {
    ${base}
    font-size: ${fontSize.md};
    font-weight: 600;
    line-height: 1.4;
  }

  /* The close button of a drawer is at the end of its first line. */
  [data-drawer] & {
    min-block-size: 2.5rem;

    & > h3 {
      font-size: ${fontSize.xl};
    }
  }

  [data-drawer] &:first-child {
    padding-inline-end: ${space[12]};
  }
`

/** The products that the options are for, above them. */
export const StyledScope = styled.div`
  min-inline-size: 0;
  padding-block-end: ${space[3]};
  border-block-end: 1px solid ${color.border};

  /* Beside a preview, clear of the node on the wire. */
  [data-split] & {
    margin-inline: calc(-1 * ${space[5]});
    margin-block-end: calc(-1 * ${space[6]});
    padding-block: ${space[2]};
    padding-inline: ${space[5]};
  }

  [data-split] & [data-field] > :first-child {
    padding-inline-end: ${space[4]};
  }

  /* The close button of a drawer is at the end of its first line. */
  [data-drawer] & [data-field] > :first-child {
    padding-inline-end: ${space[12]};
  }
`

export const StyledField = styled.div`
  min-inline-size: 0;

  & ~ &[data-group] {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
`

/** The loss by an option, below its help text. */
export const StyledLoss = styled.span`
  display: block;
  color: ${color.danger};
  text-wrap: pretty;

  &[data-loss='emptied'] {
    color: ${color.warning};
  }

  &:not(:first-child) {
    margin-block-start: ${space[1]};
  }
`

/**
 * Two short fields side by side. Their labels, hints, controls and errors share lines, even if a
 * label takes two or only one of the fields has a hint.
 */
export const StyledPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  grid-template-rows: repeat(4, auto);
  column-gap: ${space[3]};

  & > div,
  & [data-field] {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  /* Words such as ‘archived’ have room in half a line. */
  & select {
    padding-inline: ${space[3]} ${space[8]};
  }

  & select + svg {
    margin-inline-end: ${space[3]};
  }

  & label {
    grid-row: 1;
    align-self: end;
  }

  & [data-field] > :not(label) {
    grid-row: 3;
    align-self: end;
    margin-block-start: ${space[2]};
  }

  & [data-field] > [id$='-hint'] {
    grid-row: 2;
    align-self: start;
    margin-block-start: ${space[1]};
  }

  & [data-field] > [id$='-error'] {
    grid-row: 4;
    align-self: start;
  }
`

/** A number that can be off: the switch over the input. */
export const StyledOptional = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`

export const StyledSheet = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;

  & > [data-part='options'] {
    flex: 1;
    padding: ${space[3]} ${space[4]} ${space[6]};
  }
`

export const StyledSheetEnd = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.border};
  border-radius: ${radius.xs} ${radius.xs} 0 0;
  background: ${color.surface};
  box-shadow: ${effect.shadow2};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.4;
`
