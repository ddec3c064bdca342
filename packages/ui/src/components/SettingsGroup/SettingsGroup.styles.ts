import { styled } from 'styled-components'
import { base, panel } from '../../theme/index.js'
import { color, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { headsBeside } from './headsBeside.js'

const dangerEdge = `color-mix(in srgb, ${color.danger} 45%, ${color.border})`

export const StyledGroup = styled.section`
  ${base}
  min-inline-size: 0;
  ${panel}

  &[data-tone='danger'] {
    border-color: ${dangerEdge};
  }

  /* The header is beside the panel; a header without content is a panel itself. */
  ${headsBeside} {
    display: grid;
    grid-template-columns: minmax(13rem, 1fr) minmax(0, 40rem);
    align-items: start;
    column-gap: ${space[10]};
    border: 0;
    background: none;
    box-shadow: none;

    & > :last-child {
      grid-column: 2;
      overflow: clip;
      ${panel}
    }

    &[data-tone='danger'] > :last-child {
      border-color: ${dangerEdge};
    }
  }
`

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[5]} ${space[6]};

  &:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  ${headsBeside} {
    &:not(:last-child) {
      display: grid;
      padding: ${space[1]} 0 0;
      border: 0;
    }
  }
`

export const StyledTitle = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  & > :is(h2, h3) {
    ${base}
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
    overflow-wrap: break-word;
  }

  & > p {
    ${base}
    margin-block-start: ${space[1]};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.45;
    text-wrap: pretty;
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const StyledBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]} ${space[6]} ${space[6]};

  &[data-flush] {
    gap: 0;
    padding: 0;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
`

export const StyledFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.border};

  @media ${upTo.phone} {
    display: grid;
    justify-content: stretch;
    padding-inline: ${space[4]};
  }

  @media print {
    display: none;
  }
`

/** The save state before the button; on phones below it, so that the button does not move. */
export const StyledSaveNote = styled.div`
  ${base}
  flex: 1;
  min-inline-size: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;

  & > span:not(:empty) {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
    padding-inline-end: ${space[4]};
    overflow-wrap: anywhere;
  }

  & > [data-tone='success'] {
    color: ${color.success};
  }

  & > [data-tone='danger'] {
    color: ${color.danger};
  }

  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }

  @media ${upTo.phone} {
    order: 1;

    & > span:not(:empty) {
      padding: 0;
    }

    /* The line stays while saving, so that nothing below it moves. */
    &:not([data-state='clean']) {
      min-block-size: 1.25rem;
      margin-block-start: ${space[3]};
    }
  }
`

export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[6]};
  font-size: ${fontSize.md};
  line-height: 1.4;
  list-style: none;

  * + & {
    border-block-start: 1px solid ${color.border};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

/** The icon before a row's label. */
export const StyledLeading = styled.span`
  display: grid;
  flex: none;
  align-self: flex-start;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface2};
  color: ${color.textMuted};

  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }
`

export const StyledTexts = styled.span`
  display: grid;
  flex: 1 1 10rem;
  gap: 0.125rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 500;
  }

  & > small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-wrap: pretty;
  }
`

export const StyledRowEnd = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const StyledList = styled.ul`
  ${base}
  padding: 0;
  list-style: none;
`
