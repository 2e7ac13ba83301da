import preview from '@waldkerf/storybook/preview'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { OptionList, type OptionListProps } from './OptionList.tsx'

/** The list below a field that does nothing itself. */
function Opened(props: Omit<OptionListProps, 'anchor'>) {
  const anchor = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={anchor} aria-label={props.label} defaultValue="Buch" />
      <OptionList {...props} anchor={anchor} />
    </>
  )
}

const meta = preview.meta({ component: Opened, parameters: { layout: 'centered' } })

const found = [
  { value: '1', label: 'Buchdrucker', detail: 'Ips typographus' },
  { value: '2', label: 'Buchenborkenkäfer' },
]

export const Ready = meta.story({
  args: { id: 'species', label: 'Art', choice: { found, cursor: 1, choose: fn() }, value: '1' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { name: /^Buchdrucker/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('option', { name: 'Buchenborkenkäfer' }))
    await expect(args.choice.choose).toHaveBeenCalledWith(found[1])
  },
})
/** Nothing fits what is typed. */
export const Empty = meta.story({ args: { ...Ready.composed.args, choice: { found: [], cursor: 0, choose: fn() } } })
