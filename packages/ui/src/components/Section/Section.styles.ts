import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, font, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledSection = styled.section`
  ${base}
  padding: ${space[24]} max(${space[6]}, (100% - 75rem) / 2);
  border-block-start: 1px solid ${effect.hairline};
  color: ${color.text};
  scroll-margin-block-start: ${space[16]};

  @media ${upTo.phone} {
    padding: ${space[16]} ${space[4]};
  }

  @media (forced-colors: active) {
    border-block-start-color: CanvasText;
  }

  @media print {
    padding: ${space[8]} 0;
  }
`

export const StyledInner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  &[data-layout='split'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
    align-items: center;
    gap: ${space[16]};
  }

  @media ${upTo.tablet} {
    &[data-layout='split'] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[12]};
    }
  }

  @media ${upTo.phone} {
    gap: ${space[8]};

    &[data-layout='split'] {
      gap: ${space[10]};
    }
  }
`

export const StyledText = styled.div`
  max-inline-size: 45rem;

  & > h2 {
    ${base}
    font-family: ${font.display};
    font-size: clamp(${fontSize.title}, 1.2rem + 2.2vw, ${fontSize.section});
    font-weight: 640;
    line-height: 1.04;
    letter-spacing: -0.03em;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  @media print {
    break-after: avoid;
  }
`

export const StyledLede = styled.p`
  ${base}
  max-inline-size: 60ch;
  margin-block-start: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.lg};
  line-height: 1.6;
  text-wrap: pretty;
`
