import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Drawing } from './drawings.tsx'

const meta = preview.meta({ component: EmptyState, subcomponents: { Drawing }, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Noch keine Meldungen',
    text: 'Sobald die erste Meldung eintrifft, steht sie hier.',
    action: <Button onClick={fn()}>Erneut laden</Button>,
  },
})

export const Beetle = meta.story({
  args: { drawing: 'beetle', title: 'Keine offene Prüfung', text: 'Alle Meldungen sind entschieden.' },
})

export const Map = meta.story({
  args: { ...Ready.composed.args, drawing: 'map', title: 'Hier liegt kein Fund', text: 'Verschieben Sie die Karte.' },
})

export const Drawn = meta.story({
  args: Ready.composed.args,
  render: () => <Drawing name="forest" />,
  parameters: { layout: 'centered' },
})
export const DrawnBeetle = meta.story({
  args: Ready.composed.args,
  render: () => <Drawing name="beetle" />,
  parameters: { layout: 'centered' },
})
export const DrawnFolded = meta.story({
  args: Ready.composed.args,
  render: () => <Drawing name="map" />,
  parameters: { layout: 'centered' },
})
export const DrawnBroken = meta.story({
  args: Ready.composed.args,
  render: () => <Drawing name="broken" />,
  parameters: { layout: 'centered' },
})
