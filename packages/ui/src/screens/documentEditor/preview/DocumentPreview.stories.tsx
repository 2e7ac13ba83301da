import { editorDocumentModel } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleEditor } from '../examples/exampleEditor.ts'
import { DocumentPreview } from './DocumentPreview.tsx'

const meta = preview.meta({ component: DocumentPreview })

const world = seedWorld({ today: storyDay, size: 'small' })
const { history, lists, settings, details } = exampleEditor(world, 'invoice', storyDay)
const source = {
  kind: 'invoice',
  number: 'RE-2026-0042',
  document: history.document,
  client: lists.clients[0],
  settings,
  details,
  original: null,
  signature: '',
} as const

export const Ready = meta.story({
  args: { model: editorDocumentModel(source) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gesamtbetrag')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Zahlen mit Code' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Rechnung RE-2026-0042 · Entwurf' })).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveAttribute('data-draft', 'Entwurf')
  },
})
/** Nothing is missing of a document that has not begun. */
export const Empty = meta.story({
  args: { model: editorDocumentModel({ ...source, client: undefined, document: { ...history.document, rows: [] } }) },
})
/** It names number and date of what it cancels. */
export const Cancellation = meta.story({
  args: { model: editorDocumentModel({ ...source, original: { nummer: 'RE-2026-0041', datum: '2026-11-12' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Stornorechnung RE-2026-0042 · Entwurf' })).toBeVisible()
    await expect(canvas.getByText('RE-2026-0041 vom 12.11.2026')).toBeVisible()
  },
})
/** Archived: nothing of it changes any more, and nothing says draft. */
export const Final = meta.story({
  args: { model: { ...editorDocumentModel(source), isDraft: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rechnung RE-2026-0042' })).toBeVisible()
    await expect(canvas.getByRole('article')).not.toHaveAttribute('data-draft')
  },
})
