import preview from '@waldkerf/storybook/preview'
import { Sample } from './Sample.tsx'

const meta = preview.meta({ component: Sample, parameters: { layout: 'padded' } })

export const Ready = meta.story({ args: { children: 'Drei Meldungen warten auf eine Prüfung.' } })
export const Accent = meta.story({ args: { ...Ready.composed.args, tone: 'accent' } })
export const LongGerman = meta.story({
  args: { children: 'Georeferenzierungsgenauigkeitsbewertung der Forstschutzmeldekarte Niederösterreich-Südost' },
})
export const Phone = meta.story({ args: LongGerman.composed.args, globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ args: Accent.composed.args, globals: { theme: 'dark' } })
