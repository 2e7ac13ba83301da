import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import { exampleOwnReports } from '../exampleReports.ts'
import { Entries } from '../reports.styles.ts'
import { OwnReport, ReportWords } from './OwnReport.tsx'

const [fresh, asked] = exampleOwnReports()

const meta = preview.meta({
  component: OwnReport,
  subcomponents: { ReportWords },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Entries>
        <Story />
      </Entries>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    beetle: fresh!,
    species: undefined,
    address: (id: number) => `/reports/${id}`,
    loadPicture: pictureBlob,
  },
})
export const Asked = meta.story({
  args: { ...Ready.composed.args, beetle: asked!, isNext: true },
  play: async ({ canvas, step }) => {
    await step('Die Rückfrage hat ihren Knopf', async () => {
      await expect(canvas.getByRole('link', { name: 'Antworten' })).toHaveAttribute('href', '/reports/639')
    })
  },
})
