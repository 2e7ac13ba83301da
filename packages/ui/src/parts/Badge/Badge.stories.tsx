import preview from '@waldkerf/storybook/preview'
import { space } from '../../theme/tokens.ts'
import { Badge, type Tone } from './Badge.tsx'

const meta = preview.meta({ component: Badge })
const tones: readonly Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']

export const Ready = meta.story({ args: { tone: 'success', icon: 'published', children: 'Veröffentlicht' } })

export const Matrix = meta.story({
  args: Ready.composed.args,
  render: () => (
    <div style={{ display: 'flex', gap: space(3), padding: space(6) }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon="clock">
          {tone}
        </Badge>
      ))}
    </div>
  ),
})
export const Dark = Matrix.extend({ globals: { theme: 'dark' } })
