import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { cellAt, rowWith, workbookWith } from './book/exampleWorkbook.ts'
import { UploadExcelScreen } from './UploadExcelScreen.tsx'

const meta = preview.meta({ component: UploadExcelScreen })

const csv = (text: string, name = 'liste.csv') => new File([text], name, { type: 'text/csv' })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Datei wählen', { selector: 'input' })
    await step('Eine Datei wird zur Tabelle', async () => {
      await userEvent.upload(field, csv('Art;Menge\r\nBuchdrucker;12\r\nKupferstecher;7\r\n'))
      await expect(await canvas.findByText('liste.csv: 2 Zeilen', {}, { timeout: 10_000 })).toBeVisible()
      await expect(canvas.getByRole('columnheader', { name: 'Menge' })).toBeVisible()
    })
    await step('Zwei auf einmal gehen nicht', async () => {
      await userEvent.upload(field, [csv('a'), csv('b')])
      await expect(await canvas.findByText('Bitte nur eine Datei auf einmal.')).toBeVisible()
    })
  },
})
export const Empty = meta.story()
export const Broken = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nicht gelesen werden kann, sagt warum', async () => {
      await userEvent.upload(canvas.getByLabelText('Datei wählen', { selector: 'input' }), csv('kein Archiv', 'a.xlsx'))
      await expect(await canvas.findByText('Die Datei ist beschädigt.', {}, { timeout: 10_000 })).toBeVisible()
    })
  },
})
/** 17 thousand million empty cells in a file of one and a half kilobytes. */
export const TooFar = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine Tabelle bis in die letzte Ecke wird nicht aufgebaut, und die Seite lebt', async () => {
      const book = new File([workbookWith(rowWith(cellAt('XFD1048576')))], 'weit.xlsx')
      await userEvent.upload(canvas.getByLabelText('Datei wählen', { selector: 'input' }), book)
      await expect(await canvas.findByText(/^Die Tabelle reicht zu weit/, {}, { timeout: 10_000 })).toBeVisible()
    })
  },
})
