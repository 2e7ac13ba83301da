import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: StatisticsPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="expert@waldkerf.test" path="/statistics/index">
      <StatisticsPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Jahr bis zur letzten vollen Woche', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^2026 bis KW 46: \d+ Meldungen/ }, late),
      ).toBeVisible()
      await expect(await canvas.findByRole('table', { name: 'Zeit bis zur Entscheidung' }, late)).toBeVisible()
      await expect(await canvas.findByRole('table', { name: 'Veränderung auf der Karte' }, late)).toBeVisible()
    })
    await step('Ein Land engt alles ein, und die Auswahl behält den Fokus', async () => {
      const states = canvas.getByRole('combobox', { name: 'Bundesland' })
      await userEvent.selectOptions(states, 'Bayern')
      await expect(await canvas.findByRole('heading', { level: 1, name: /^2026 bis KW 46/ }, late)).toBeVisible()
      await expect(await canvas.findByText(/ · Bayern · alle Arten/, {}, late)).toBeVisible()
      await expect(canvas.getByRole('combobox', { name: 'Bundesland' })).toBe(states)
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })

const renderAnnual = () => (
  <Stage user="expert@waldkerf.test" path="/statistics/index?jahr=2025&bericht=ja">
    <StatisticsPage />
  </Stage>
)

/** The annual report as an example: its pages are those of the PDF, laid out by the same code. */
export const AnnualReport = meta.story({
  tags: ['long'],
  render: renderAnnual,
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Seiten stehen neben den Texten', async () => {
      const cover = await canvas.findByRole('region', { name: /^Seite 1 von [4-8]$/ }, { timeout: 20_000 })
      await expect(cover).toHaveTextContent('Jahresbericht 2025')
      await expect(canvas.getByRole('textbox', { name: 'Text: Zusammenfassung' })).toHaveDisplayValue(
        /^Im Jahr 2025 wurden \d+ Meldungen erfasst/,
      )
    })
    await step('Ein Kapitel weniger, ein eigener Satz mehr', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Wer meldet' }))
      const text = canvas.getByRole('textbox', { name: 'Text: Nach Art' })
      await userEvent.clear(text)
      await userEvent.type(text, 'Der Buchdrucker bleibt vorn.')
      await expect(
        await canvas.findByText('Der Buchdrucker bleibt vorn.', { selector: 'text' }, { timeout: 20_000 }),
      ).toBeInTheDocument()
      await expect(canvas.queryByText('Wer meldet', { selector: 'text' })).toBeNull()
    })
  },
})

export const AnnualReportInEnglish = meta.story({
  tags: ['long'],
  render: renderAnnual,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const cover = await canvas.findByRole('region', { name: /^Page 1 of [4-8]$/ }, { timeout: 20_000 })
    await expect(cover).toHaveTextContent('Annual report 2025')
  },
})
