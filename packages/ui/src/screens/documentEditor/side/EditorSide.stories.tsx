import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { useState } from 'react'
import { EditorSide } from './EditorSide.tsx'
import { exampleActions } from '../examples/exampleActions.ts'
import { exampleDocument } from '../examples/exampleDocument.testing.ts'
import { SidePanel, type SidePanelProps } from './SidePanel.tsx'

const meta = preview.meta({ component: EditorSide, subcomponents: { SidePanel }, parameters: { layout: 'padded' } })

const { state, model } = exampleDocument('invoice')
export const Ready = meta.story({
  args: {
    tab: 'facts',
    closing: undefined,
    facts: { id: 1, kind: 'invoice', number: 'RE-2026-0041', archivedAt: null, original: null },
    state,
    model,
    actions: exampleActions(),
    slots: {},
    onGo: fn(),
  },
})
/** A client with a routing ID is a public one: its invoices are checked as XRechnung. */
export const PublicBuyer = meta.story({
  args: {
    ...Ready.composed.args,
    tab: 'check',
    state: { ...state, details: { ...state.details, leitweg_id: '991-12345-06' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Format' })).toHaveValue('xrechnung')
  },
})
export const Untouched = meta.story({ args: { ...Ready.composed.args, tab: 'history' } })
/** The details of a sent offer are read. */
export const SentOffer = meta.story({
  args: {
    ...Ready.composed.args,
    closing: 'sent',
    facts: { id: 1, kind: 'offer', number: 'AN-2026-0012', status: 'versendet', archivedAt: null, original: null },
    state: exampleDocument('offer').state,
  },
})

function Kept(props: SidePanelProps) {
  const [isFolded, setFolded] = useState(props.isFolded)
  return (
    <SidePanel
      {...props}
      isFolded={isFolded}
      onFold={(next) => {
        props.onFold(next)
        setFolded(next)
      }}
    />
  )
}

const panel = {
  tabs: [
    { id: 'facts', label: 'Angaben' },
    { id: 'check', label: 'Prüfung' },
    { id: 'history', label: 'Verlauf' },
  ],
  current: 'facts',
  isFolded: false,
  onTab: fn(),
  onFold: fn(),
  children: <p>Angaben</p>,
} satisfies SidePanelProps

export const Panel = meta.story({
  args: Ready.composed.args,
  render: () => <Kept {...panel} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Einklappen gibt dem Blatt den Platz, und der Fokus bleibt am Knopf', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Seitenleiste einklappen' }))
      await expect(panel.onFold).toHaveBeenLastCalledWith(true)
      await expect(canvas.queryByText('Angaben', { selector: 'p' })).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: 'Seitenleiste ausklappen' })).toHaveFocus()
    })
    await step('Mit der Eingabetaste ist sie wieder da', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('Angaben', { selector: 'p' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Seitenleiste einklappen' })).toHaveFocus()
    })
  },
})
export const PanelFolded = meta.story({
  args: Ready.composed.args,
  render: () => <Kept {...panel} isFolded />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seitenleiste ausklappen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
})
