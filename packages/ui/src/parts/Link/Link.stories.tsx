import preview from '@waldkerf/storybook/preview'
import { Link } from './Link.tsx'

const meta = preview.meta({ component: Link, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { to: '#gis', children: 'Funde auf der Karte' } })
