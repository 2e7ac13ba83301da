import preview from '@waldkerf/storybook/preview'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { exampleWeeks } from '@waldkerf/ui/screens/dashboard/fixtures.ts'
import { SeasonPanel } from './SeasonPanel.tsx'

const meta = preview.meta({ component: SeasonPanel })
const today = '2026-09-18'
const counts = { status: 'ready', data: exampleWeeks() } as const
const linkTo = (week: string) => `/gis/index?status=published&week=${week}`

export const Ready = meta.story({
  args: { counts, today, linkTo },
  play: async ({ canvas, step }) => {
    await step('Drei Jahre stehen über den Wochen', async () => {
      const chart = canvas.getByRole('img', { name: 'Funde im Jahreslauf' })
      await waitFor(() => expect(chart.querySelectorAll('svg path').length).toBeGreaterThan(2), { timeout: 5_000 })
      // Each is named at its line.
      for (const year of ['2026', '2025', '2024']) await expect(within(chart).getByText(year)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { counts: { status: 'ready', data: [] }, today, linkTo } })
export const Loading = meta.story({ args: { counts: { status: 'loading' }, today, linkTo } })
export const Failed = meta.story({
  args: {
    counts: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() },
    today,
    linkTo,
  },
})
export const AsTable = meta.story({
  args: { counts, today, linkTo },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Wochen stehen in einer Tabelle, künftige ohne Zahl', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde im Jahreslauf als Tabelle zeigen' }))
      await expect(canvas.getByRole('row', { name: /^KW 38 / })).toHaveTextContent(/KW 38\d+\d+/)
      await expect(canvas.getByRole('row', { name: /^KW 39 / })).toHaveTextContent('KW 39–')
    })
  },
})
export const Pressed = meta.story({
  args: { counts, today, linkTo },
  play: async ({ canvas, canvasElement, step }) => {
    const asked = fn()
    canvasElement.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      asked(event.target.getAttribute('href'))
    })
    await step('Ein Druck ins Diagramm öffnet die Woche unter dem Zeiger', async () => {
      const chart = canvas.getByRole('img', { name: 'Funde im Jahreslauf' })
      const { left, width, top } = chart.getBoundingClientRect()
      // The middle of the weeks, between the margins of 44 and 12 px.
      const pointer = { bubbles: true, clientX: left + 44 + (width - 56) / 2, clientY: top + 40 }
      await fireEvent.pointerMove(chart, pointer)
      await waitFor(() => expect(canvasElement.querySelector('a')).toHaveTextContent('KW 27'))
      await fireEvent.click(chart, pointer)
      await expect(asked).toHaveBeenCalledWith('/gis/index?status=published&week=2026-W27')
    })
  },
})
export const Forbidden = meta.story({ args: { counts, today, linkTo: () => undefined } })

/** Out of view, the drawing has not been made: on paper its figures stand in its place. */
export const Printed = meta.story({
  args: { counts, today, linkTo },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Auf Papier kommt nichts Leeres', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      // Where a story before has fetched the library, the chart itself is drawn.
      const drawn = canvas.queryByRole('img', { name: 'Funde im Jahreslauf' })?.querySelector('svg path')
      await expect(drawn ?? canvas.queryByRole('table', { name: 'Funde im Jahreslauf' })).toBeTruthy()
    })
    await step('Danach steht alles wie zuvor', async () => {
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    })
  },
})
