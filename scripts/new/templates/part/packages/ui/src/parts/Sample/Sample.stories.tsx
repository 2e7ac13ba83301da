import preview from '@waldkerf/storybook/preview'
import { Sample } from './Sample.tsx'

const meta = preview.meta({ component: Sample, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { children: 'Drei Meldungen warten auf eine Prüfung.' } })
export const Accent = meta.story({ args: { ...Ready.composed.args, tone: 'accent' } })
export const LongGerman = meta.story({
  args: { children: 'Georeferenzierungsgenauigkeitsbewertung der Forstschutzmeldekarte Niederösterreich-Südost' },
})
