import preview from '@waldkerf/storybook/preview'
import { MapNotice } from './MapNotice.tsx'

const meta = preview.meta({ component: MapNotice, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: {
    icon: 'offline',
    text: '„Topografie“ antwortet nicht vollständig.',
    children: <button type="button">Erneut versuchen</button>,
  },
})
export const UnderWay = meta.story({ args: { text: 'Punkte werden geladen' } })
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    text: '„Digitale Topographische Karte des Landesamtes für Geobasisinformation“ antwortet nicht vollständig.',
  },
  globals: { viewport: { value: 'phone' } },
})
