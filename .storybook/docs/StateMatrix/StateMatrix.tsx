import { useLayoutEffect } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type ControlSize, controlSizes } from '@waldkerf/ui/theme/scales'
import type { PartMatrix } from '../PartDocs.tsx'
import { refreshPretended } from './pretend.ts'
import { Grid, Half, Scroll, Sizes } from './StateMatrix.styles.ts'
import { texts } from './StateMatrix.texts.ts'
import { type Mode, sizeScope, themeScope } from './themeScope.ts'

export interface StateMatrixProps {
  /** Whose states they are. */
  name: string
  matrix: PartMatrix
}

const modes: readonly Mode[] = ['light', 'dark']
const sizes = Object.keys(controlSizes) as ControlSize[]

/** Every kind of a part in every state, light and dark; and in each size where it follows the setting. */
export function StateMatrix({ name, matrix }: StateMatrixProps) {
  const t = useTexts(texts)
  useLayoutEffect(refreshPretended, [matrix])
  return (
    <>
      {modes.map((mode) => (
        <Half key={mode} style={themeScope(mode)}>
          <ModeStates label={t.label(name, t.modes[mode])} title={t.modes[mode]} matrix={matrix} />
        </Half>
      ))}
      {matrix.sized && <SizeRow label={t.sizes(name)} matrix={matrix} />}
    </>
  )
}

/** One mode: kinds downwards, states across. Samples are looked at, not used. */
function ModeStates({ label, title, matrix: { states, rows } }: { label: string; title: string; matrix: PartMatrix }) {
  const t = useTexts(texts)
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {t.states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sample }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {states.map((state) => (
                <td key={state} data-pretend={state} inert>
                  {sample(state)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  )
}

function SizeRow({ label, matrix: { rows } }: { label: string; matrix: PartMatrix }) {
  const [first] = rows
  return (
    <Sizes aria-label={label}>
      {sizes.map((size) => (
        <li key={size} style={sizeScope(size)}>
          <div inert>{first?.sample('rest')}</div>
          <span>
            {size} · {controlSizes[size].control} px
          </span>
        </li>
      ))}
    </Sizes>
  )
}
