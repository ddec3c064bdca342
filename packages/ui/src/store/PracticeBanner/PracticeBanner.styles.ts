import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

/** Dashed like every mark of samples. */
export const StyledPractice = styled.div`
  ${base}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.warning};
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.warning} 7%, ${color.surface});
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.warning};
    stroke-width: 1.75;
  }

  & > p {
    margin: 0;
    color: ${color.textMuted};
    text-wrap: pretty;
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`
