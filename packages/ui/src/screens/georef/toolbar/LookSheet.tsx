import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { shadow, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../GeorefScreen.texts.ts'
import { LookBar, type LookBarProps } from './LookBar.tsx'

const Place = styled.div`
  position: absolute;
  z-index: 1100;
  inset-block-start: ${space(2)};
  inset-inline: ${space(2)} 56px;
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  pointer-events: none;

  > * {
    box-shadow: ${shadow('low')};
    pointer-events: auto;
  }
`

/** On a phone: the switches of the look over the map, which keeps its size; they come on a press. */
export function LookSheet(props: Omit<LookBarProps, 'children'>) {
  const t = useTexts(texts).toolbar
  const [open, setOpen] = useState(false)
  return (
    <Place>
      <Button icon="settings" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.view}
      </Button>
      {open && <LookBar {...props} />}
    </Place>
  )
}
