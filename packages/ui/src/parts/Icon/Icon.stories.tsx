import preview from '@waldkerf/storybook/preview'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { Icon } from './Icon.tsx'
import { iconNames } from './iconNames.ts'

const meta = preview.meta({ component: Icon })

export const Beetle = meta.story({ args: { name: 'beetle' } })

export const All = meta.story({
  args: { name: 'beetle' },
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: space(4),
        padding: space(6),
        fontSize: fontSize(12),
        color: color.textMuted,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: space(2) }}>
          <span style={{ display: 'flex', gap: space(3), alignItems: 'center', color: color.text }}>
            <Icon name={name} />
            <Icon name={name} size={16} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
})
