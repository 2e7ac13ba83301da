import type { ReactNode } from 'react'
import { compressionLabels, resamplingLabels } from '@waldkerf/domain/georef/labels/scriptLabels'
import { compressions, resamplings } from '@waldkerf/domain/georef/script/scriptOrder'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts } from '../GeorefScreen.texts.ts'
import { useMessageText } from '../model/useMessageText.ts'
import type { ScriptDraft } from './useScript.ts'

interface WarpFieldsProps {
  draft: ScriptDraft
  onChange: (part: Partial<ScriptDraft>) => void
  /** Further switches. */
  children?: ReactNode
}

/** The choices of `gdalwarp`: resolution, resampling, compression, transparency. */
export function WarpFields({ draft, onChange, children }: WarpFieldsProps) {
  const t = useTexts(texts).script
  const say = useMessageText()
  const { options } = draft
  const set = (part: Partial<typeof options>) => onChange({ options: { ...options, ...part } })
  return (
    <>
      <TextField
        label={t.resolution}
        inputMode="decimal"
        value={draft.resolution}
        onChange={(event) => onChange({ resolution: event.target.value })}
      />
      <Select
        label={t.resampling}
        value={options.resampling}
        onChange={(event) => set({ resampling: resamplings.find((one) => one === event.target.value) ?? 'near' })}
      >
        {resamplings.map((one) => (
          <option key={one} value={one}>
            {say(resamplingLabels[one])}
          </option>
        ))}
      </Select>
      <Select
        label={t.compression}
        value={options.compression}
        onChange={(event) => set({ compression: compressions.find((one) => one === event.target.value) ?? 'NONE' })}
      >
        {compressions.map((one) => (
          <option key={one} value={one}>
            {say(compressionLabels[one])}
          </option>
        ))}
      </Select>
      <div>
        <Checkbox label={t.alpha} checked={options.alpha} onChange={() => set({ alpha: !options.alpha })} />
        {children}
      </div>
    </>
  )
}
