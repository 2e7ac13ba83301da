import preview from '@waldkerf/storybook/preview'
import { EvidenceNote } from './EvidenceNote.tsx'
import { exampleFind, examplePicture } from './examplePictures.ts'

const meta = preview.meta({ component: EvidenceNote })

export const Ready = meta.story({ args: { picture: examplePicture(1), beetle: exampleFind } })
export const Differs = meta.story({
  args: {
    ...Ready.composed.args,
    picture: examplePicture(1, { aufgenommen_am: '2026-06-02T17:40:00', lat: 51.5, lon: 10.2 }),
  },
})
export const Empty = meta.story({
  args: { ...Ready.composed.args, picture: examplePicture(1, { aufgenommen_am: null, lat: null, lon: null }) },
})
