import { styled } from 'styled-components'
import { color, fontSize, space } from '../../tokens/index.js'
import { StyledChangeSummary } from '../ChangeSummary/ChangeSummary.styles.js'

export const StyledTranslationSummary = styled(StyledChangeSummary)`
  & > p:not([data-status]) {
    flex: 1 1 20rem;
  }
`

/** Translated share of the file, as a bar with its numbers above it. */
export const StyledCoverage = styled.div`
  display: grid;
  flex: 0 1 15rem;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 10rem;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > :last-child {
    grid-column: 1 / -1;
  }
`
