import preview from '@waldkerf/storybook/preview'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { BarSkeleton } from '../BarSkeleton.tsx'
import { PanelCard } from '../PanelCard.tsx'
import { Plain } from '../Plain.tsx'

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
/** The code of the card did not come: what stood there first stays. */
export const PlainInstead = meta.story({
  args: { ...Ready.composed.args, children: (rows) => <Plain plain={<p>{rows.join(', ')}</p>} /> },
})
