import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { AuthorField, type AuthorFieldProps } from '../AuthorField.tsx'

/** The field with the name it holds. */
function Live({ value: start, ...rest }: AuthorFieldProps) {
  const [value, setValue] = useState(start)
  return <AuthorField {...rest} value={value} onChange={setValue} />
}

const meta = preview.meta({ component: Live, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { value: '', onChange: fn(), find: fn(async () => ['Henrike Tannhauser']) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Beim Tippen werden Namen vorgeschlagen', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'Hen')
      await waitFor(() => expect(args.find).toHaveBeenLastCalledWith('Hen'))
      await waitFor(() => expect(canvasElement.querySelectorAll('datalist option')).toHaveLength(1))
    })
  },
})
/** The search fails; a name can still be typed. */
export const Failed = meta.story({
  args: { ...Ready.composed.args, value: 'Henrike', find: async () => Promise.reject(new Error('nicht erreichbar')) },
})
