import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { BackupCard } from './BackupCard.tsx'

const asked = Date.parse('2026-11-20T12:00:00Z')
const last = (since: string | undefined) => ({ status: 'ready', data: { since, asked } }) as const

const meta = preview.meta({ component: BackupCard, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { manual: '', backup: last('2026-11-20T02:10:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die letzte Sicherung war am 20.11.2026, 03:10 fertig.')).toBeVisible()
  },
})
export const Empty = meta.story({
  args: { manual: '', backup: last(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Sicherung eingerichtet.')).toBeVisible()
  },
})
/** Where the installation names one, the manual is a press away. */
export const WithManual = meta.story({
  args: { ...Empty.composed.args, manual: 'https://example.org/waldkerf' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Betriebshandbuch öffnen' })).toBeVisible()
  },
})
export const Loading = meta.story({ args: { manual: '', backup: { status: 'loading' } } })
export const Failed = meta.story({
  args: { manual: '', backup: { status: 'failed', message: 'Der Server antwortet nicht.', retry: fn() } },
})
