import { css, styled } from 'styled-components'
import { base, emptyTile, singleColumn, tabularNumbers } from '../../theme/index.js'
import { trackLook } from '../../components/ProgressBar/index.js'
import { color, font, fontSize, layer, radius, space, upTo } from '../../tokens/index.js'

export const StyledRoom = styled.div`
  ${base}
  ${singleColumn}
  gap: ${space[3]};
  color: ${color.text};
`

export const StyledZone = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  min-block-size: 17.5rem;
  padding: ${space[8]} ${space[6]};
  border: 1.5px dashed ${color.borderControl};
  border-radius: ${radius.lg};
  background: color-mix(in srgb, ${color.surface2} 50%, ${color.surface});
  text-align: center;

  &[data-disabled] > :first-child {
    color: ${color.textDisabled};
  }

  @media ${upTo.phone} {
    padding: ${space[6]} ${space[4]};
  }
`

export const StyledTile = styled.span`
  ${emptyTile}
  margin-block-end: ${space[1]};
  color: ${color.accentText};
`

export const StyledTitle = styled.p`
  ${base}
  font-size: ${fontSize['2xl']};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`

export const StyledHelp = styled.p`
  ${base}
  max-inline-size: 60ch;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  text-wrap: balance;
`

export const StyledButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-block-start: ${space[3]};

  @media ${upTo.phone} {
    align-self: stretch;
    justify-self: stretch;

    & > * {
      flex: 1 1 100%;
      min-block-size: 2.75rem;
    }
  }
`

/** Overlay of a drop target while a file is over it. It takes no drag events, so that the target gets them. */
const overLook = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]};
  border: 1.5px solid ${color.accentText};
  background: color-mix(in srgb, ${color.neon} 6%, ${color.surface});
  pointer-events: none;

  @media (forced-colors: active) {
    border: 3px solid Highlight;
  }
`

export const StyledOver = styled.div`
  ${overLook}
  position: absolute;
  inset: -1.5px;
  border-radius: inherit;
`

/** Lets the page be seen through it, so that it is clear what the file is dropped on. */
export const StyledPage = styled.div`
  ${base}
  ${overLook}
  position: fixed;
  inset: ${space[4]};
  z-index: ${layer.toast};
  inline-size: auto;
  block-size: auto;
  margin: 0;
  border-radius: ${radius.lg};
  background: color-mix(in srgb, ${color.surface} 97%, transparent);
  color: ${color.text};
  text-align: center;
`

/** Text from a file, as it is. */
export const StyledQuote = styled.pre`
  max-block-size: 12rem;
  margin: ${space[2]} 0 0;
  padding: ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.surface2};
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`

export const StyledReading = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface2};
`

export const StyledLine = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 2rem;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & > strong {
    min-inline-size: 0;
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & > :last-child {
    flex: none;
  }
`

export const StyledTrack = styled.div`
  ${trackLook}
`

export const StyledSaid = styled.p`
  ${base}
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
