import { exampleDraft, exampleDraftPicture } from '@waldkerf/ui/screens/reports/exampleReports.ts'
import type { StoredReport } from '@waldkerf/domain/beetles/reports/unsentReport'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { Questions } from '@waldkerf/app/platform/questions/Questions.tsx'
import { HeldReports, type HeldReportsProps } from './HeldReports.tsx'

const report = (key: string): StoredReport => ({
  key,
  user: 'nutzer@waldkerf.test',
  since: '2026-11-19T09:00:00Z',
  state: 'waiting',
  draft: exampleDraft({ remark: 'Viel Bohrmehl.' }),
  arrived: [],
})

/** Keeps the reports, as the outbox does. */
function Kept({ reports: first, onDiscard }: HeldReportsProps) {
  const [reports, setReports] = useState(first)
  return (
    <>
      <Questions />
      {reports.length > 0 && (
        <HeldReports
          reports={reports}
          onDiscard={async (key) => {
            await onDiscard(key)
            setReports((all) => all.filter((one) => one.key !== key))
          }}
        />
      )}
    </>
  )
}

const meta = preview.meta({ component: HeldReports, render: (args) => <Kept {...args} /> })

export const Ready = meta.story({
  args: { reports: [report('a'), report('b')], onDiscard: fn(async () => undefined) },
  beforeEach: async ({ args }) => {
    const picture = await exampleDraftPicture('bild')
    Object.assign(args, { reports: [report('a'), { ...report('b'), draft: exampleDraft({ pictures: [picture] }) }] })
    // The file is not really saved.
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const made = spyOn(URL, 'createObjectURL')
    await step('Es steht da, dass sie warten und warum, und sie lassen sich sichern', async () => {
      await expect(
        canvas.getByText(/^2 Meldungen liegen nur auf diesem Gerät: Ihre Rolle darf nicht mehr/),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Als Datei sichern' }))
      await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/zip' })))
    })
    await step('Verworfen wird nur nach einer Frage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }))
      const question = await screen.findByRole('alertdialog', { name: '2 Meldungen verwerfen?' })
      await userEvent.click(within(question).getByRole('button', { name: 'Behalten' }))
      await expect(args.onDiscard).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Verwerfen' }))
      await waitFor(() => expect(args.onDiscard).toHaveBeenCalledTimes(2))
    })
  },
})
export const One = meta.story({ args: { ...Ready.composed.args, reports: [report('a')] } })
