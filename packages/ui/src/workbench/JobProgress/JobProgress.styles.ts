import { styled } from 'styled-components'
import { trackLook } from '../../components/ProgressBar/index.js'
import { base, tabularNumbers, visuallyHidden, wrappingRow } from '../../theme/index.js'
import { color, font, fontSize, space } from '../../tokens/index.js'

export const StyledJobProgress = styled.section`
  ${base}
  ${tabularNumbers}
  display: grid;
  gap: ${space[4]};
  padding: ${space[8]} clamp(${space[4]}, 4cqi, 1.375rem) ${space[6]};
  padding-inline-start: var(--preview-start, clamp(${space[4]}, 4cqi, 1.375rem));
  color: ${color.text};

  /* A notice has a look of its own. */
  & p:not([role='group'] p) {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.5;
    text-wrap: pretty;
  }
`

export const StyledHead = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[5]};

  & > div {
    min-inline-size: 0;
  }

  & :is(h2, h3) {
    ${base}
    font-size: ${fontSize['2xl']};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.015em;
    overflow-wrap: break-word;
    /* Below the bar and the tabs that stay in place. */
    scroll-margin-block-start: 9rem;

    &:focus {
      outline: none;
    }
  }

  & > strong {
    flex: none;
    font-family: ${font.display};
    font-size: ${fontSize['3xl']};
    font-weight: 640;
    line-height: 1;
    letter-spacing: -0.03em;
  }
`

export const StyledTrack = styled.div`
  ${trackLook}
  flex: none;
  block-size: 0.625rem;
`

export const StyledFoot = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};

  & > p {
    flex: 1 1 20rem;
  }
`

export const StyledAnnouncement = styled.p`
  &&& {
    ${visuallyHidden}
  }
`
