import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { RecordDialog } from './RecordDialog.tsx'

/** A dialog's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: RecordDialog })

export const Ready = meta.story({
  args: {
    title: 'Textbaustein',
    form: { busy: false, error: undefined, send: fn(async () => undefined) },
    isSound: true,
    onClose: fn(),
    children: <TextField label="Titel" defaultValue="Zahlungsziel" />,
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titel' }, late), '{Enter}')
    await expect(args.form.send).toHaveBeenCalledWith(true)
  },
})
export const Saving = meta.story({
  args: { ...Ready.composed.args, form: { ...Ready.composed.args.form, busy: true } },
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    form: { ...Ready.composed.args.form, error: 'Der Datendienst antwortet gerade nicht.' },
  },
})
