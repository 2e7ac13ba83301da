import preview from '@waldkerf/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { shadowText } from '../code/shadowText.ts'
import { JsonEditorScreen } from './JsonEditorScreen.tsx'

const meta = preview.meta({ component: JsonEditorScreen })

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(shadowText(canvasElement)).toBeDefined(), { timeout: 8_000 })
    const text = shadowText(canvasElement)
    const editor = text?.closest('.cm-editor')
    await step('Leerer Text ist erlaubt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leeren' }))
      await expect(canvas.getByText('Kein Text; auch das ist erlaubt.')).toBeVisible()
    })
    await step('Was kein JSON ist, wird gesagt und an der Zeile markiert', async () => {
      text?.focus()
      document.execCommand('insertText', false, '{ "name": ')
      await waitFor(() => expect(canvas.getByText('Kein gültiges JSON')).toBeVisible())
      await waitFor(() => expect(editor?.querySelector('.cm-lint-marker-error')).toBeTruthy())
    })
    await step('Text von außen kommt so an, wie er ist', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beispiel wiederherstellen' }))
      await expect(canvas.getByText('Gültiges JSON')).toBeVisible()
      await expect(text?.textContent).toContain('"name": "Fichte"')
    })
    await step('Kein Stil-Element wird in die Seite geschrieben', async () => {
      await expect([...document.styleSheets].some(({ ownerNode }) => ownerNode?.textContent?.includes('.cm-'))).toBe(
        false,
      )
    })
  },
})
