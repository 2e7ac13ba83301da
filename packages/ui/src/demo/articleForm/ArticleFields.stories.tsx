import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { AuthorField, type AuthorFieldProps } from './AuthorField.tsx'
import { emptyDraft } from './draft/articleDraft.ts'
import { PictureField } from './PictureField.tsx'
import { StatusBar } from './StatusBar.tsx'
import type { Upload } from '../upload/upload.ts'

/** The field with the name it holds. */
function Author({ value: start, ...rest }: AuthorFieldProps) {
  const [value, setValue] = useState(start)
  return <AuthorField {...rest} value={value} onChange={setValue} />
}

const find: AuthorFieldProps['find'] = fn(async () => ['Bjarne Birk', 'Henrike Tannhauser'])

const meta = preview.meta({
  component: Author,
  subcomponents: { PictureField, StatusBar },
  parameters: { layout: 'padded' },
  args: { value: '', onChange: fn(), find },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox')
    await step('Ein paar Buchstaben finden den Namen, Enter nimmt ihn', async () => {
      await userEvent.type(field, 'hen')
      await expect(await screen.findByRole('option', { name: 'Henrike Tannhauser' })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('Henrike Tannhauser')
    })
    await step('Was niemandes Name ist, wird nicht übernommen', async () => {
      await userEvent.type(field, 'niemand')
      await userEvent.tab()
      await expect(field).toHaveValue('Henrike Tannhauser')
    })
  },
})
/** The search fails; a name can still be typed. */
export const Failed = meta.story({
  args: { value: 'Henrike', find: async () => Promise.reject(new Error('nicht erreichbar')) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, ' Tannhauser')
    await expect(field).toHaveValue('Henrike Tannhauser')
  },
})

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="320" height="160" fill="#007d40"/></svg>',
)}`
const onPicture = fn()
const upload = fn<Upload>(async (_file, { onProgress }) => onProgress(1))
const unwanted = fn<Upload>()

export const Picture = meta.story({
  render: () => <PictureField url={photo} onChange={onPicture} upload={upload} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(onPicture).toHaveBeenCalledWith('')
  },
})
export const PictureEmpty = meta.story({
  render: () => <PictureField url="" onChange={onPicture} upload={upload} />,
})
export const PictureMissing = meta.story({
  render: () => (
    <PictureField url="" onChange={onPicture} upload={upload} error="Zum Veröffentlichen gehört ein Bild." />
  ),
})
export const PictureForeign = meta.story({
  render: () => <PictureField url="" onChange={onPicture} upload={unwanted} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Was nur Bild heißt, wird nicht hochgeladen', async () => {
      const [field] = canvas.getAllByLabelText(/./, { selector: 'input[type=file]' })
      await userEvent.upload(field!, new File(['<svg onload="x">'], 'bild.png', { type: 'image/png' }))
      await expect(await canvas.findByText('Das ist kein Bild, das hier gelesen werden kann.')).toBeVisible()
      await expect(unwanted).not.toHaveBeenCalled()
    })
  },
})

const bar = { draft: emptyDraft, change: fn(), wrongSource: false, onSourceLeft: fn(), busy: false, save: fn() }

export const Status = meta.story({
  render: () => <StatusBar {...bar} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }))
    await expect(bar.save).toHaveBeenCalledWith('published')
  },
})
export const StatusPublished = meta.story({
  render: () => <StatusBar {...bar} draft={{ ...emptyDraft, status: 'published', comment_disabled: true }} />,
})
/** The source's address is wrong: its field stands open. */
export const StatusFaulty = meta.story({
  render: () => <StatusBar {...bar} wrongSource draft={{ ...emptyDraft, source_uri: 'wald' }} />,
})
export const StatusBusy = meta.story({ render: () => <StatusBar {...bar} busy /> })
