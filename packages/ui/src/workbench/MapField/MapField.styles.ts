import { styled } from 'styled-components'
import { base, caption, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledRows = styled.ul`
  ${base}
  container-type: inline-size;
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  list-style: none;

  &[data-amounts] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${space[2]} ${space[6]};
  }
`

/** Similar names, side by side. */
export const StyledSimilar = styled.ul`
  ${base}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
  list-style: none;

  & > li + li {
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
`

/** One name: found over new, and side by side where there is room. */
export const StyledRow = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${space[4]};
  }

  [data-amounts] & {
    grid-template-columns: minmax(0, 1fr) 8.5rem;
    align-items: center;
    gap: ${space[3]};
  }
`

export const StyledFound = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  & > button {
    flex: none;
    margin-inline-start: auto;
    min-block-size: 1.5rem;
    font-size: ${fontSize.sm};
  }
`

export const StyledNew = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;

  & > input {
    flex: 1;
  }

  & > button {
    flex: none;
  }

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;

    &:dir(rtl) {
      rotate: 180deg;
    }
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const StyledNewRow = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
`

export const StyledNothing = styled.p`
  ${base}
  ${caption}
  overflow-wrap: anywhere;
`
