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

interface LookToggleProps {
  open: boolean
  onOpen: (open: boolean) => void
}

/** Brings the switches of the look, where there is no room for them. */
export function LookToggle({ open, onOpen }: LookToggleProps) {
  const t = useTexts(texts).toolbar
  return (
    <Button icon="settings" aria-expanded={open} onClick={() => onOpen(!open)}>
      {t.view}
    </Button>
  )
}

/** On a phone: the switches of the look over the map, which keeps its size; they come on a press. */
export function LookSheet(props: Omit<LookBarProps, 'children'>) {
  const [open, setOpen] = useState(false)
  return (
    <Place>
      <LookToggle open={open} onOpen={setOpen} />
      {open && <LookBar {...props} />}
    </Place>
  )
}
