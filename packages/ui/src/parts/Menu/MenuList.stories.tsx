import preview from '@waldkerf/storybook/preview'
import { useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { MenuList, type MenuListProps } from './MenuList.tsx'

/** The list below a button that opens nothing itself. */
function Opened(props: Omit<MenuListProps, 'button'>) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" ref={button} id={props.id}>
        Weitere Schritte
      </button>
      <MenuList {...props} button={button} />
    </>
  )
}

/** The list's code comes when it is first asked for. */
const late = { timeout: 5_000 }

const meta = preview.meta({ component: Opened, parameters: { layout: 'centered' } })

export const Ready = meta.story({
  args: {
    id: 'more',
    open: true,
    onOpenChange: fn(),
    items: [
      { id: 'copy', label: 'Kopieren', icon: 'layers', onSelect: fn() },
      { id: 'cancel', label: 'Stornieren', disabledReason: 'Storniert wird erst, was festgeschrieben ist.' },
      { id: 'wide', label: 'Breit', checked: true, startsGroup: true, onSelect: fn() },
      { id: 'narrow', label: 'Schmal', checked: false, onSelect: fn() },
      { id: 'help', label: 'Hilfe', to: 'https://example.org', external: true },
    ],
  },
  play: async ({ args, userEvent, step }) => {
    await step('Was sich nicht wählen lässt, ist erreichbar, und die Liste bleibt offen', async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Stornieren/ }, late))
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('Eine Wahl schließt die Liste', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Schmal' }))
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
})

const at = (sign: string) => screen.findByRole('menuitem', { name: `Zeichen ${sign}` }, late)

/** Signs beside each other, and colours before their names. */
export const Grid = meta.story({
  args: {
    ...Ready.composed.args,
    openedByKey: true,
    align: 'start',
    columns: 3,
    items: ['§', '€', '°', '½', '×'].map((sign) => ({ id: sign, label: `Zeichen ${sign}`, sign, onSelect: fn() })),
  },
  play: async ({ userEvent, step }) => {
    await step('Pfeile gehen zum Nachbarn und zur nächsten Zeile, am Rand bleibt man stehen', async () => {
      await waitFor(async () => expect(await at('§')).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await expect(await at('€')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(await at('×')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(await at('×')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
      await expect(await at('§')).toHaveFocus()
    })
  },
})
export const Swatches = meta.story({
  args: {
    ...Ready.composed.args,
    items: [
      { id: 'green', label: 'Grün', swatch: 'successText', checked: true, onSelect: fn() },
      { id: 'red', label: 'Rot', swatch: 'dangerText', checked: false, onSelect: fn() },
    ],
  },
})

/** The key was pressed while the list's code was still loading. */
export const AskedForByKey = meta.story({
  args: { ...Ready.composed.args, openedByKey: true },
  play: async ({ step }) => {
    await step('Der Fokus steht auf dem ersten Eintrag', async () => {
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Kopieren' })).toHaveFocus())
    })
  },
})
