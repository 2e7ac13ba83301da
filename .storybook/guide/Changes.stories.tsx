import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { type Change, type Changes, changesFile } from '../changes/changes.ts'
import { ChangesPage } from '../changes/page/ChangesPage.tsx'
import preview from '../preview.tsx'

/** Of the last run over this workbench. A server without that file may answer with a page of its own. */
const LastRun = lazy(async () => {
  const answer = await fetch(`./${changesFile}`).catch(() => undefined)
  const changes: Changes | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  return { default: () => <ChangesPage changes={changes} /> }
})

const draw = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120"><rect width="360" height="120" fill="#fff"/><rect x="24" y="40" width="160" height="40" rx="6" fill="${fill}"/></svg>`)}`
const picture = (fill: string) => ({ address: draw(fill), width: 360, height: 120 })

const changed: Change = {
  id: 'parts-button--primary',
  title: 'Parts/Button',
  name: 'Primary',
  mode: 'light-de',
  kind: 'changed',
  before: picture('#007d40'),
  after: picture('#005fa3'),
  difference: picture('#d00'),
  pixels: 6_400,
}

const example: Changes = {
  against: 'main',
  changes: [
    changed,
    { ...changed, mode: 'dark', pixels: 12 },
    { ...changed, id: 'parts-badge--ready', title: 'Parts/Badge', name: 'Ready' },
    {
      ...changed,
      id: 'parts-badge--matrix',
      title: 'Parts/Badge',
      name: 'Matrix',
      kind: 'new',
      before: undefined,
      difference: undefined,
      pixels: undefined,
    },
    {
      ...changed,
      id: 'parts-lamp--ready',
      title: 'Parts/Lamp',
      name: 'Ready',
      kind: 'gone',
      after: undefined,
      difference: undefined,
      pixels: undefined,
    },
    { ...changed, id: 'pages-documents--ready', title: 'Pages/Documents', name: 'Ready', mode: 'paper-chromium-1' },
  ],
  failed: 1,
}

const meta = preview.meta({ component: ChangesPage })

/** `npm run visual` leads here. */
export const Ready = meta.story({
  tags: ['long'],
  args: { changes: undefined },
  render: () => (
    <Suspense fallback={<Skeleton height={480} />}>
      <LastRun />
    </Suspense>
  ),
})
export const Differences = meta.story({
  args: { changes: example },
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Satz sagt, was anders ist', async () => {
      await expect(
        canvas.getByText('4 Bilder von 3 Ansichten sind anders als in main; 1 ist neu; 1 gibt es nicht mehr.'),
      ).toBeVisible()
      await expect(canvas.getByText('12 Pixel anders (0,03 %)')).toBeVisible()
    })
    await step('Eine Story öffnet sich in ihrem Modus', async () => {
      await expect(canvas.getByRole('link', { name: 'Primary (Dunkel)' })).toHaveAttribute(
        'href',
        './?path=/story/parts-button--primary&globals=theme:dark',
      )
    })
    await step('Ein Modus allein', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Modus' }), 'Dunkel (1)')
      await expect(canvas.getAllByRole('article')).toHaveLength(1)
    })
    await step('Mit den Pfeiltasten: Regler, dann im Wechsel', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Nebeneinander' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('slider', { name: 'So viel von danach' })).toHaveValue('50')
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('img', { name: /^Davor/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Danach zeigen' }))
      await expect(canvas.getByRole('img', { name: /^Danach: Parts\/Button › Primary \(Dunkel\)/ })).toBeVisible()
    })
  },
})
export const Same = meta.story({ args: { changes: { changes: [], failed: 0 } } })
export const Empty = meta.story({ args: { changes: undefined } })
