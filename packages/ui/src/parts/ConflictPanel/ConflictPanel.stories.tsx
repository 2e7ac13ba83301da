import type { Side } from '@waldkerf/domain/editing/mergeFields'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConflictPanel, type ConflictPanelProps } from './ConflictPanel.tsx'
import { SideChoice } from './SideChoice.tsx'
import { VersionChoice } from './VersionChoice.tsx'

const meta = preview.meta({
  component: ConflictPanel,
  subcomponents: { SideChoice, VersionChoice },
  parameters: { layout: 'padded' },
})

const onTake = fn<(side: Side) => void>()

function Chosen(props: ConflictPanelProps) {
  const [side, setSide] = useState<Side>('mine')
  return (
    <ConflictPanel {...props} actions={<Button onClick={() => onTake(side)}>So übernehmen</Button>}>
      <SideChoice legend="Ort" mine="Ülzen" theirs="Uelzen" side={side} onChoose={setSide} />
      <SideChoice legend="Im Dienst" mine theirs={false} side={side} onChoose={setSide} />
    </ConflictPanel>
  )
}

/** Field by field, each with its choice. */
export const Ready = meta.story({
  args: {
    title: 'Diese Angaben hat inzwischen jemand anderes geändert',
    text: 'Wählen Sie je Feld, was gelten soll.',
    actions: undefined,
    announced: 'focus',
  },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Frage hat den Fokus, und die eigene Fassung ist gewählt', async () => {
      await expect(canvas.getByRole('region', { name: /inzwischen jemand anderes/ })).toHaveFocus()
      await expect(canvas.getByRole('radio', { name: 'Ihre Fassung Ülzen' })).toBeChecked()
    })
    await step('Ich nehme die gespeicherte', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Gespeicherte Fassung Uelzen' }))
      await userEvent.click(canvas.getByRole('button', { name: 'So übernehmen' }))
      await expect(onTake).toHaveBeenCalledWith('theirs')
    })
  },
})
const { args: ready } = Ready.composed

/** One field alone: the buttons choose. */
export const Shown = meta.story({
  args: {
    ...ready,
    text: undefined,
    announced: 'alert',
    actions: <Button>Gespeichertes behalten</Button>,
    children: <SideChoice legend="Bemerkungen" mine="Blatt 3 fehlt" theirs="" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gespeicherte Fassung leer')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
export const Problem = meta.story({
  ...Ready.composed,
  args: { ...ready, problem: 'Dieser Status kann auf den gespeicherten nicht folgen.' },
  render: (args) => <Chosen {...args} />,
})
export const Versions = meta.story({
  args: {
    ...ready,
    announced: undefined,
    children: (
      <VersionChoice
        legend="Leistung"
        versions={[
          { key: '0', value: 'Aufmaß im Revier' },
          { key: '1', value: 'Aufmaß' },
          { key: '2', value: 'Anfahrt' },
        ]}
        chosen="0"
        onChoose={fn()}
      />
    ),
  },
})
