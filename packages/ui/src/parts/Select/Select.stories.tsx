import preview from '@waldkerf/storybook/preview'
import { Select } from './Select.tsx'

const meta = preview.meta({ component: Select })

export const Ready = meta.story({
  args: {
    'aria-label': 'Bundesland',
    children: (
      <>
        <option>Alle Länder</option>
        <option>Bayern</option>
        <option>Nordrhein-Westfalen</option>
      </>
    ),
  },
})
export const Dark = Ready.extend({ globals: { theme: 'dark' } })
