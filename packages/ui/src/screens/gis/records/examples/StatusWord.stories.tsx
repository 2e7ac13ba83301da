import preview from '@waldkerf/storybook/preview'
import { StatusWord } from '../StatusWord.tsx'

const meta = preview.meta({ component: StatusWord, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { status: 'published' } })
/** A question whose last word is the reporter's. */
export const Answered = meta.story({ args: { status: 'query', answered: true } })
export const Claimed = meta.story({ args: { status: 'in_review', by: 'Matthias Baur' } })
/** A status that nobody knows is shown as it is stored. */
export const Unknown = meta.story({ args: { status: 'archiviert' } })
