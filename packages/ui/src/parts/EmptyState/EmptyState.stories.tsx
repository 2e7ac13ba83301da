import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({ component: EmptyState, parameters: { layout: 'padded' } })

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
