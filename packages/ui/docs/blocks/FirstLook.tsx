import { styled } from 'styled-components'
import { Badge } from '../../src/components/Badge/index.js'
import { Button } from '../../src/components/Button/index.js'
import { ProgressBar } from '../../src/components/ProgressBar/index.js'
import { Toaster } from '../../src/components/Toaster/index.js'
import { space } from '../../src/tokens/index.js'
import { toast } from '../../src/toast/index.js'
import { BothThemes } from './BothThemes.js'

const StyledLook = styled.div`
  display: grid;
  gap: ${space[6]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
`

function turnOn() {
  toast({
    title: 'The lights are on',
    description: 'This one leaves in five seconds. Swipe it if you like.',
  })
}

/** Shows a few live components, with a toast. */
export function FirstLook() {
  return (
    <>
      <BothThemes>
        {(theme) => (
          <StyledLook>
            <div>
              <Button variant="neon" onClick={turnOn}>
                Turn on the lights
              </Button>
              <Button variant="outline" onClick={() => toast.dismiss()}>
                Call it a night
              </Button>
            </div>
            <div>
              <Badge tone="warning" running>
                Running
              </Badge>
              <Badge tone="success">Done</Badge>
              <Badge tone="danger">Error</Badge>
              <Badge tone="info">New</Badge>
              <Badge>Queued</Badge>
            </div>
            <ProgressBar value={45} label={`Progress of tonight's run, ${theme}`} />
          </StyledLook>
        )}
      </BothThemes>
      <Toaster />
    </>
  )
}
