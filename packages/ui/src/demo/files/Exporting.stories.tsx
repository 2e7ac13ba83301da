import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { Exporting, Settings } from './Exporting.tsx'

const meta = preview.meta({ component: Exporting })

export const Ready = meta.story({
  args: {
    title: 'Ausgeben',
    intro: 'Die Artikel werden zu einer Datei.',
    state: { status: 'ready', data: seedTemplate().articles.slice(0, 3) },
    children: (rows) => (
      <Settings>
        <TextField label="Dateiname" defaultValue="artikel" />
        <Button variant="primary">{`${rows.length} ausgeben`}</Button>
      </Settings>
    ),
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() },
  },
})
