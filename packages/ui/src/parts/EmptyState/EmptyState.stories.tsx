import preview from '@waldkerf/storybook/preview'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({ component: EmptyState })

export const Ready = meta.story({
  args: {
    title: 'Noch keine Meldungen',
    text: 'Sobald die erste Meldung eintrifft, steht sie hier.',
    action: <Button>Erneut laden</Button>,
  },
})
export const Beetle = meta.story({ args: { ...Ready.composed.args, drawing: 'beetle' } })
export const Map = meta.story({ args: { ...Ready.composed.args, drawing: 'map' } })
export const Dark = Ready.extend({ globals: { theme: 'dark' } })
