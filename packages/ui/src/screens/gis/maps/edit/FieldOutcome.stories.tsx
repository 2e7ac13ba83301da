import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { FieldConflict, FieldWord } from './FieldOutcome.tsx'

const [map] = seedWorld({ today: storyDay, size: 'small' }).maps
if (!map) throw new Error('the example world has no maps')

const edit = {
  value: 'Oberfeld',
  isTyping: false,
  type: fn(),
  choose: fn(),
  commit: fn(),
  discard: fn(),
  overwrite: fn(),
}

const meta = preview.meta({
  component: FieldWord,
  subcomponents: { FieldConflict },
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({ args: { edit: { ...edit, state: { status: 'saved' } } } })
export const Saving = meta.story({ args: { edit: { ...edit, state: { status: 'saving' } } } })
export const Failed = meta.story({
  args: { edit: { ...edit, state: { status: 'failed', message: 'Der Datendienst antwortet nicht.' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
    await expect(edit.commit).toHaveBeenCalled()
  },
})
/** Both versions are shown, and none is chosen beforehand. */
export const Conflict = meta.story({
  args: { edit: { ...edit, state: { status: 'conflict', theirs: map.typ, mine: 'Oberfeld, neu' } } },
  render: (args) => <FieldConflict {...args} label="Kartentyp" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Eingabe speichern' }))
    await expect(edit.overwrite).toHaveBeenCalled()
  },
})
