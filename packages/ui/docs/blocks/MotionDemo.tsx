import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../src/components/Button/index.js'
import {
  color,
  duration,
  easing,
  effect,
  font,
  fontSize,
  radius,
  space,
} from '../../src/tokens/index.js'
import { BothThemes } from './BothThemes.js'

const StyledTrack = styled.div`
  display: grid;
  grid-template-columns: 12rem 1fr;
  align-items: center;
  gap: ${space[4]};
  margin-block-start: ${space[4]};
  color: ${color.textMuted};
  font: 400 ${fontSize.axis} / 1.5 ${font.mono};

  & > div {
    padding: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.surface3};
    container-type: inline-size;
  }

  & i {
    display: block;
    inline-size: ${space[4]};
    block-size: ${space[4]};
    border-radius: ${radius.full};
    background: ${color.accentText};
    box-shadow: ${effect.glowSoft};
    transition: transform var(--duration) var(--easing);
  }

  &[data-there] i {
    transform: translateX(calc(100cqi - ${space[4]}));
  }

  @media (prefers-reduced-motion: reduce) {
    & i {
      transition: none;
    }
  }
`

function Race() {
  const [there, setThere] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setThere(!there)}>
        {there ? 'Back' : 'Go'}
      </Button>
      {Object.entries(duration).flatMap(([length, time]) =>
        Object.entries(easing).map(([name, curve]) => (
          <StyledTrack
            key={`${length} ${name}`}
            data-there={there ? '' : undefined}
            style={{ '--duration': time, '--easing': curve }}
          >
            {length} {time} · {name}
            <div>
              <i />
            </div>
          </StyledTrack>
        )),
      )}
    </>
  )
}

/** Plays every duration with every easing on a click. */
export function MotionDemo() {
  return <BothThemes>{() => <Race />}</BothThemes>
}
