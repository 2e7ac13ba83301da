import preview from '@waldkerf/storybook/preview'
import { Barrier, FallenTree, Signpost } from './drawings.tsx'
import { Detail, ErrorPage, Way } from './ErrorPage.tsx'

const meta = preview.meta({ component: ErrorPage })

/** As for a page that the person has no right to open. */
export const Ready = meta.story({
  args: {
    drawing: <Barrier />,
    title: 'Diese Seite ist Ihnen nicht freigegeben',
    text: 'Ihre Daten sind unverändert.',
    detail: <Detail>/users/index</Detail>,
    action: <Way to="/dashboard">Zurück zum Dashboard</Way>,
  },
})
/** As for an unknown address. */
export const Lost = meta.story({ args: { ...Ready.composed.args, drawing: <Signpost />, detail: undefined } })
/** As after a crash. */
export const Broken = meta.story({ args: { ...Ready.composed.args, drawing: <FallenTree /> } })
