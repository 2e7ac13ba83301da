import preview from '@waldkerf/storybook/preview'
import { useLayoutEffect, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { themeVariables } from '@waldkerf/ui/theme/themeColor'
import { funder, menu } from '../examples/frame.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { SettingsPanel, type SettingsPanelProps, type Settings } from './SettingsPanel.tsx'

/** The page it acts on: the colour goes to the root, as in the application. */
function Page({ settings: first, open: openAtFirst, ...rest }: SettingsPanelProps) {
  const [open, setOpen] = useState(openAtFirst)
  const [settings, setSettings] = useState(first)
  useLayoutEffect(() => {
    const variables = themeVariables(settings.themeColor)
    document.documentElement.removeAttribute('style')
    for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value)
  }, [settings.themeColor])
  const change = (part: Partial<Settings>) => {
    rest.onChange(part)
    setSettings({ ...settings, ...part })
  }
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '210px 1fr', alignItems: 'start' }}>
      <Sidebar menu={menu} currentPath="/gis/index" productName="Waldkerf" funder={funder} />
      <main>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Einstellungen öffnen
        </Button>
        <SettingsPanel {...rest} open={open} onClose={() => setOpen(false)} settings={settings} onChange={change} />
      </main>
    </div>
  )
}

const meta = preview.meta({ component: SettingsPanel, render: (args) => <Page {...args} /> })

/** All as the specification has it by default. */
export const Ready = meta.story({
  args: {
    open: true,
    onClose: fn(),
    settings: {
      themeColor: '#007d40',
      tagsView: false,
      fixedHeader: false,
      sidebarLogo: false,
      colorMode: 'system',
      density: 'comfortable',
    },
    onChange: fn(),
    onReset: fn(),
    reviewLink: 'http://127.0.0.1:8080/dashboard?look=007d40',
  },
  play: async ({ canvas, step }) => {
    await step('Die vier der Spezifikation kommen zuerst, in ihrer Reihenfolge', async () => {
      const panel = within(canvas.getByRole('dialog', { name: 'Erscheinungsbild' }))
      const names = panel.getAllByRole('checkbox').map((box) => panel.getByText(readLabel(box)).textContent)
      await expect(names).toEqual(['Tags anzeigen', 'Kopfzeile fixieren', 'Logo in der Seitenleiste'])
      await expect(panel.getByRole('radio', { name: 'Waldgrün' })).toBeChecked()
      for (const box of panel.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    })
  },
})

const readLabel = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''

export const Keyboard = meta.story({
  args: { ...Ready.composed.args, open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Einstellungen öffnen' })
    await step('Eingabe öffnet sie, der Fokus geht hinein', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    })
    await step('Pfeile wählen die Farbe, die Leertaste schaltet um', async () => {
      canvas.getByRole('radio', { name: 'Waldgrün' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ themeColor: '#00696b' })
      canvas.getByRole('checkbox', { name: /Tags/ }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith({ tagsView: true })
    })
    await step('Escape schließt, der Fokus kehrt zurück', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(opener).toHaveFocus()
    })
  },
})

/** White text on this colour is unreadable: text on it becomes black, and as a text colour it is darkened. */
export const LightColor = meta.story({
  args: { ...Ready.composed.args, settings: { ...Ready.composed.args.settings, themeColor: '#e6a100' } },
  play: async ({ canvas, step }) => {
    await step('Die Schrift darauf ist schwarz', async () => {
      const button = canvas.getByRole('button', { name: 'Einstellungen öffnen' })
      await expect(getComputedStyle(button).color).toBe('rgb(0, 0, 0)')
      await expect(canvas.getByText(/Schrift darauf: schwarz/)).toBeInTheDocument()
    })
  },
})

/** Where the clipboard is refused, the link can be marked. */
export const LinkByHand = meta.story({
  args: Ready.composed.args,
  beforeEach: () => {
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard)
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await step('Der Link steht in einem Feld', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Link/ }))
      await expect(await canvas.findByRole('textbox')).toHaveValue('http://127.0.0.1:8080/dashboard?look=007d40')
    })
  },
})
