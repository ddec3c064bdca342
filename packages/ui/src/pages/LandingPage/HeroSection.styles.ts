import { styled } from 'styled-components'
import { base, eyebrow } from '../../theme/index.js'
import { color, font, fontSize, space, upTo } from '../../tokens/index.js'

/** The glow of the illustration on the wall behind it. */
export const StyledHero = styled.section`
  ${base}
  --_bloom: 12%;
  position: relative;
  padding: ${space[12]} max(${space[6]}, (100% - 75rem) / 2) ${space[24]};
  scroll-margin-block-start: ${space[16]};
  overflow: clip;

  [data-theme='light'] & {
    --_bloom: 26%;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 34% -6%;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, ${color.neon} var(--_bloom), transparent),
      transparent
    );
    pointer-events: none;
  }

  @media ${upTo.phone} {
    padding: ${space[8]} ${space[4]} ${space[16]};

    &::before {
      inset-block-start: 40%;
      inset-inline: -20% -40%;
    }
  }

  @media (forced-colors: active) {
    &::before {
      content: none;
    }
  }

  @media print {
    padding: 0 0 ${space[8]};

    &::before {
      content: none;
    }
  }
`

export const StyledSplit = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: ${space[16]};

  @media ${upTo.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[12]};
  }
`

export const StyledEyebrow = styled.p`
  ${base}
  ${eyebrow}
`

export const StyledHeadline = styled.h1`
  ${base}
  margin-block: ${space[5]};
  color: ${color.text};
  font-family: ${font.display};
  font-size: ${fontSize.hero};
  font-weight: 650;
  line-height: 0.98;
  letter-spacing: -0.035em;
  overflow-wrap: break-word;
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`

/** The lit full stop of the headline. */
export const StyledStop = styled.span`
  color: ${color.neonEdge};
  text-shadow: 0 0 1.375rem color-mix(in srgb, ${color.neon} 60%, transparent);

  [data-theme='light'] & {
    text-shadow: none;
  }
`

export const StyledLede = styled.p`
  ${base}
  max-inline-size: 46ch;
  color: ${color.textMuted};
  font-size: ${fontSize.xl};
  line-height: 1.6;
  text-wrap: pretty;

  @media ${upTo.phone} {
    font-size: ${fontSize.lg};
  }
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block: ${space[8]} ${space[5]};

  & > a > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media ${upTo.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

export const StyledFacts = styled.ul`
  ${base}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  color: ${color.textSubtle};
  font-size: ${fontSize.sm};
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.accentText};
    stroke-width: 2.25;
  }

  @media (forced-colors: active) {
    & svg {
      color: inherit;
    }
  }
`
