import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'
import { controlBox } from '../../components/FormField/index.js'

export const StyledDiffFilters = styled.div`
  ${base}
  container-type: inline-size;
  min-inline-size: 0;
  padding-block-end: ${space[4]};
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});
`

export const StyledLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};

  & > [role='radiogroup'] {
    flex: 0 1 auto;
    gap: 0.375rem;
    padding-block: 0.125rem;
  }

  & > [data-menus] {
    display: flex;
    flex: none;
    gap: ${space[1]};
    margin-inline: auto calc(-1 * ${space[2]});
  }

  & [data-narrow] {
    display: none;
  }

  /* One line, which scrolls; the search is behind a button, on a line of its own. */
  @container (max-width: 40rem) {
    flex-wrap: wrap;
    align-items: center;

    & [data-narrow] {
      display: inline-flex;
    }

    & > [role='search'] {
      flex-basis: 100%;
      max-inline-size: none;
    }

    &:not([data-searching]) > [role='search'] {
      display: none;
    }

    & > [role='radiogroup'] {
      flex: 1 1 0;
      flex-wrap: nowrap;
      min-inline-size: 10rem;
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
      overflow-x: auto;
      scrollbar-width: none;
    }

    & > [role='radiogroup'] > * {
      flex: none;
    }
  }
`

export const StyledSearch = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 9rem;
  align-items: center;
  max-inline-size: 16rem;
  min-inline-size: 9rem;

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    z-index: 1;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: ${space[3]};
    color: ${color.textSubtle};
    pointer-events: none;
  }

  & > label {
    ${visuallyHidden}
  }

  & > input {
    ${controlBox}
    min-block-size: 2.25rem;
    padding-block: 0;
    padding-inline: 2.25rem;
    font-size: ${fontSize.sm};

    &:placeholder-shown {
      padding-inline-end: ${space[2]};
    }

    &::placeholder {
      color: ${color.textSubtle};
      opacity: 1;
    }

    &::-webkit-search-cancel-button {
      display: none;
    }
  }

  & > button {
    ${focusRing}
    ${coarseTarget}
    position: relative;
    z-index: 1;
    display: grid;
    justify-self: end;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    margin-inline-end: 0.375rem;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }

  & > button > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  @media (pointer: coarse) {
    & > input {
      min-block-size: 2.75rem;
      font-size: ${fontSize.base};
    }
  }
`
