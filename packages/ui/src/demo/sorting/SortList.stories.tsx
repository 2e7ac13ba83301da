import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { SortArea } from './SortArea.tsx'
import { SortList } from './SortList.tsx'

const meta = preview.meta({
  component: SortList,
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { args }) => (
      <SortArea board={[args.column]} onChange={() => undefined}>
        <Story />
      </SortArea>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    column: {
      id: 'todo',
      title: 'Offen',
      items: [
        { id: 1, text: 'Fangbäume prüfen' },
        { id: 2, text: 'Fallen leeren' },
      ],
    },
    renderTools: ({ text }) => <IconButton icon="close" label={`${text} entfernen`} />,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab führt durch die Dinge und das, was neben ihnen steht', async () => {
      for (const name of ['Fangbäume prüfen', 'Fangbäume prüfen entfernen', 'Fallen leeren']) {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name })).toHaveFocus()
      }
    })
  },
})

export const Empty = meta.story({ args: { column: { id: 'todo', title: 'Offen', items: [] } } })

/** Beside each other, as chosen words are. */
export const Row = meta.story({ args: { ...Ready.composed.args, row: true } })

export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    column: {
      id: 'todo',
      title: 'Offen',
      items: [{ id: 1, text: 'Forstschädlingsüberwachungsdienststellenverzeichnis aktualisieren' }],
    },
  },
})
