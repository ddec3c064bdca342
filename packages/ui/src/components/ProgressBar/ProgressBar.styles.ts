import { css, styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, duration, easing, effect, fontSize, radius, space } from '../../tokens/index.js'

export const StyledProgressBar = styled.div`
  ${base}
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.textMuted};
  font-size: ${fontSize.xs};
  line-height: 1.5;

  & > span {
    min-inline-size: 3em;
    text-align: end;
  }
`

/** Styles of a track and its filled part; set by `data-level` and `--value`. */
export const trackLook = css`
  --_end: 1;
  --_fill: ${color.success};

  flex: 1;
  min-inline-size: ${space[8]};
  block-size: 0.375rem;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surface3};
  box-shadow: inset 0 0 0 1px ${effect.hairline};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--_fill);
    transform: translateX(calc(var(--_end) * (var(--value) - 100) * 1%));
    transition: transform ${duration.medium} ${easing.standard};
  }

  &[data-level='warning'] {
    --_fill: ${color.warning};
  }

  &[data-level='danger'] {
    --_fill: ${color.danger};
  }

  &[data-level='neutral'] {
    --_fill: ${color.textMuted};
  }

  &:dir(rtl) {
    --_end: -1;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    block-size: ${space[2]};
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledTrack = styled.div`
  ${trackLook}
`
