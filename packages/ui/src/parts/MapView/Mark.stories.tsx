import preview from '@waldkerf/storybook/preview'
import { space } from '../../theme/tokens.ts'
import { Mark } from './Mark.tsx'
import { type MarkShape, markPaths, type MarkTone } from './markShapes.ts'

const meta = preview.meta({ component: Mark })
const tones: readonly MarkTone[] = ['info', 'success', 'warning', 'danger', 'neutral']

export const Ready = meta.story({ args: { tone: 'success', shape: 'square' } })

export const Matrix = meta.story({
  args: Ready.composed.args,
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 24px)', gap: space(2), padding: space(4) }}>
      {tones.flatMap((tone) =>
        (Object.keys(markPaths) as MarkShape[]).map((shape) => <Mark key={tone + shape} tone={tone} shape={shape} />),
      )}
    </div>
  ),
})
