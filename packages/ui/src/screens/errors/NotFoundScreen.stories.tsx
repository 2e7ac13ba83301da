import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = preview.meta({ component: NotFoundScreen })

export const Ready = meta.story({ args: { path: '/icon/indxe', homeTo: '/dashboard', onSearch: fn() } })

export const Empty = meta.story({ args: { ...Ready.composed.args, path: undefined } })

export const LongPathOnPhone = meta.story({
  args: { ...Ready.composed.args, path: `/${'sehr-langer-pfad-'.repeat(8)}` },
  globals: { viewport: { value: 'phone' } },
})
