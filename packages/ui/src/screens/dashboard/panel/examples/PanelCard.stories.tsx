import preview from '@waldkerf/storybook/preview'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { BarSkeleton } from '../BarSkeleton.tsx'
import { PanelCard } from '../PanelCard.tsx'

const meta = preview.meta({ component: PanelCard<string>, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    title: 'Häufigste Arten',
    state: { status: 'ready', data: ['Buchdrucker', 'Kupferstecher'] },
    skeleton: <BarSkeleton rows={4} />,
    children: (rows) => <Card title="Häufigste Arten">{rows.join(', ')}</Card>,
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, state: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, state: { status: 'loading' } } })
