import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({ component: Breadcrumb, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    crumbs: [
      { title: 'Dashboard', to: '/dashboard' },
      { title: 'Nutzer', to: '/users/index' },
      { title: 'Nutzerdetails' },
    ],
  },
})

export const SinglePage = meta.story({ args: { crumbs: [{ title: 'Dashboard' }] } })

export const English = meta.story({
  args: { crumbs: [{ title: 'Dashboard', to: '/dashboard' }, { title: 'Users' }] },
  globals: { language: 'en' },
})

export const Keyboard = meta.story({
  args: { ...Ready.composed.args },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab führt durch den Weg, die Seite selbst ist kein Verweis', async () => {
      for (const name of ['Dashboard', 'Nutzer']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      await expect(canvas.getByText('Nutzerdetails')).toHaveAttribute('aria-current', 'page')
    })
  },
})

/** A long name is cut in its one line: the page has it in full below. */
export const LongName = meta.story({
  args: { crumbs: [...Ready.composed.args.crumbs.slice(0, 2), { title: 'Krummzähniger Tannenborkenkäfer' }] },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth, clientHeight } = canvas.getByText(/^Krummzähniger/)
    await expect(scrollWidth).toBeGreaterThan(clientWidth)
    await expect(clientHeight).toBeLessThan(36)
  },
})

/** A crumb without an address is plain text; text that does not fit ends in dots. */
export const LongGerman = meta.story({
  args: {
    crumbs: [
      { title: 'Dashboard', to: '/dashboard' },
      { title: 'Georeferenzierungsqualitätssicherung' },
      { title: 'Forstschädlingsüberwachungsdienststellenverzeichnis' },
    ],
  },
})
