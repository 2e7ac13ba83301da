import preview from '@waldkerf/storybook/preview'
import { StatusWord } from '../StatusWord.tsx'

const meta = preview.meta({ component: StatusWord, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { status: 'published' } })
/** A status that nobody knows is shown as it is stored. */
export const Unknown = meta.story({ args: { status: 'archiviert' } })
