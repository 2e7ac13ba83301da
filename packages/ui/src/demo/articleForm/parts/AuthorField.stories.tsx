import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { AuthorField, type AuthorFieldProps } from '../AuthorField.tsx'

/** The field with the name it holds. */
function Live({ value: start, ...rest }: AuthorFieldProps) {
  const [value, setValue] = useState(start)
  return <AuthorField {...rest} value={value} onChange={setValue} />
}

const meta = preview.meta({ component: Live, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { value: '', onChange: fn(), find: fn(async () => ['Bjarne Birk', 'Henrike Tannhauser']) },
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
  args: { ...Ready.composed.args, value: 'Henrike', find: async () => Promise.reject(new Error('nicht erreichbar')) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, ' Tannhauser')
    await expect(field).toHaveValue('Henrike Tannhauser')
  },
})
