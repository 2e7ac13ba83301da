import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { plainOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import type { ScriptDraft } from './useScript.ts'
import { WarpFields } from './WarpFields.tsx'

function Frame() {
  const [draft, setDraft] = useState<ScriptDraft>({
    input: 'blatt3.png',
    output: 'blatt3_georef.tif',
    options: plainOptions,
    resolution: '',
  })
  return <WarpFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
}

const meta = preview.meta({ component: Frame, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Neuabtastung'), 'cubic')
    await expect(canvas.getByLabelText('Neuabtastung')).toHaveValue('cubic')
  },
})
