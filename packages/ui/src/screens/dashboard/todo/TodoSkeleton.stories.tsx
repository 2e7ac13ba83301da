import preview from '@waldkerf/storybook/preview'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { expect } from 'storybook/test'
import { TodoSkeleton } from './TodoSkeleton.tsx'
import { todoKey } from './todoKey.ts'

const meta = preview.meta({ component: TodoSkeleton })

const store = { getItem: (key: string) => (key === todoKey ? '300' : null), setItem: () => undefined }

/** As high as the to-do was the last time. */
export const Ready = meta.story({
  args: { runsOffice: true },
  render: (args) => (
    <TextStoreProvider store={store}>
      <TodoSkeleton {...args} />
    </TextStoreProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-bone]')).toHaveStyle({ height: '300px' })
    await expect(canvasElement.querySelector('[data-coming]')).toBeNull()
  },
})

/** Where it was never seen, what is below it waits. */
export const Unknown = meta.story({
  args: {},
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-coming]')).not.toBeNull()
  },
})
