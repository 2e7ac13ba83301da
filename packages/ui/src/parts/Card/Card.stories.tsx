import preview from '@waldkerf/storybook/preview'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({ component: Card })

export const Ready = meta.story({ args: { title: 'Funde nach Bundesland', children: 'Inhalt' } })
export const WithTools = meta.story({
  args: { ...Ready.composed.args, tools: <IconButton label="Als Tabelle" icon="table" /> },
})
export const Dark = Ready.extend({ globals: { theme: 'dark' } })
