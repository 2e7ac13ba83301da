import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { ForbiddenPage } from './ErrorPages.tsx'

const stageAt =
  (path: string, user = 'nutzer@waldkerf.test') =>
  () => (
    <Stage user={user} path={path}>
      <ForbiddenPage />
    </Stage>
  )

const meta = preview.meta({ component: ForbiddenPage, render: stageAt('/401?from=%2Fusers%2Findex') })

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/users\/index/)).toBeNull()
    await expect(canvas.getByRole('heading')).toHaveTextContent('„Nutzer“ ist für Ihre Rolle nicht freigegeben')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
  },
})
/** A page of experts: a citizen can become one. */
export const ForExperts = meta.story({
  render: stageAt('/401?from=%2Fgis%2Findex%3Fmeldung%3D1'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Experte werden' })).toHaveAttribute(
      'href',
      '/profile/index?tab=experte',
    )
  },
})
/** Reporting is open once the account is approved, and the page says so. */
export const Newcomer = meta.story({
  render: stageAt('/401?from=%2Freports%2Fnew', 'neu@waldkerf.test'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ihr Konto wartet auf Freischaltung' })).toBeVisible()
  },
})
/** Nobody knows what was wanted. */
export const Empty = meta.story({ render: stageAt('/401') })
