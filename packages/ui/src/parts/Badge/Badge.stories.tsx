import preview from '@waldkerf/storybook/preview'
import { space } from '@waldkerf/ui/theme/tokens'
import type { IconName } from '../Icon/Icon.tsx'
import { Badge, type Tone } from './Badge.tsx'

const meta = preview.meta({ component: Badge, parameters: { layout: 'centered' } })
const tones: readonly { tone: Tone; icon: IconName; words: string }[] = [
  { tone: 'info', icon: 'bell', words: 'Neu' },
  { tone: 'warning', icon: 'clock', words: 'In Prüfung' },
  { tone: 'success', icon: 'published', words: 'Veröffentlicht' },
  { tone: 'danger', icon: 'reject', words: 'Abgelehnt' },
  { tone: 'neutral', icon: 'question', words: 'archiviert' },
]

export const Ready = meta.story({ args: { tone: 'success', icon: 'published', children: 'Veröffentlicht' } })

export const Matrix = meta.story({
  args: Ready.composed.args,
  render: () => (
    <div style={{ display: 'flex', gap: space(3) }}>
      {tones.map(({ tone, icon, words }) => (
        <Badge key={tone} tone={tone} icon={icon}>
          {words}
        </Badge>
      ))}
    </div>
  ),
})
