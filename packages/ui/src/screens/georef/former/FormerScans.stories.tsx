import type { MapScan } from '@waldkerf/domain/entities/maps/scans'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { FormerScans, type FormerScansProps } from './FormerScans.tsx'

const scan: MapScan = {
  id: 4,
  karte_id: 12,
  objekt: 'a'.repeat(32),
  sha256: '0'.repeat(64),
  bytes: 62_914_560,
  media_type: 'image/tiff',
  width: 14_043,
  height: 9_933,
  von: 'friederike.hohenstein-baumgartner@waldkerf.test',
  seit: '2026-11-02T09:12:00Z',
  bis: '2026-11-20T14:30:00Z',
  aktuell: false,
}
/** Taken over from an earlier release: its head could not be read. */
const unread: MapScan = { ...scan, id: 2, bytes: 900_000, width: null, height: null, seit: '2026-09-30T07:05:00Z' }

const meta = preview.meta({
  component: FormerScans,
  args: { onBringBack: fn<FormerScansProps['onBringBack']>(async () => undefined), onClose: fn() },
})

export const Ready = meta.story({
  args: { scans: { status: 'ready', data: [scan, unread] } },
  play: async ({ args, userEvent, step }) => {
    await step('Ein früherer Scan wird zurückgeholt', async () => {
      await expect(await screen.findByText(/60 MB · 14.043 × 9.933 Pixel · bleibt bis 18.02.2027/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Kartenbild vom 02.11.2026, 10:12 zurückholen' }))
      await expect(args.onBringBack).toHaveBeenCalledWith(scan)
      await expect(await screen.findByText('Das Kartenbild ist zurück.')).toBeVisible()
    })
  },
})

export const Empty = meta.story({ args: { scans: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { scans: { status: 'loading' } } })
export const Failed = meta.story({
  args: { scans: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
/** Bringing back is refused: it is said, and the list stays. */
export const Refused = meta.story({
  args: {
    scans: { status: 'ready', data: [unread] },
    onBringBack: fn<FormerScansProps['onBringBack']>(async () => {
      throw new Error('Das Kartenbild wurde nicht gefunden.')
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kartenbild vom 30.09.2026, 09:05 zurückholen' }))
    await expect(await screen.findByText('Das Kartenbild wurde nicht gefunden.')).toBeVisible()
  },
})
