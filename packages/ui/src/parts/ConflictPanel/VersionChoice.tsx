import { type ReactNode, useId } from 'react'
import { Choice, Choices, Value } from './ConflictPanel.styles.ts'

export interface Version {
  key: string
  /** Whose it is. */
  name?: string
  value: ReactNode
}

export interface VersionChoiceProps {
  /** Name of the value that has several versions. */
  legend: string
  versions: readonly Version[]
  /** Key of the chosen version. */
  chosen?: string
  /** Absent: the versions are only shown, and the choice is made elsewhere. */
  onChoose?: ((key: string) => void) | undefined
}

/** Several versions of one value, side by side. */
export function VersionChoice({ legend, versions, chosen, onChoose }: VersionChoiceProps) {
  const group = useId()
  return (
    <Choices>
      <legend>{legend}</legend>
      {versions.map(({ key, name, value }) => (
        <Choice key={key} as={onChoose ? undefined : 'div'}>
          {onChoose && <input type="radio" name={group} checked={key === chosen} onChange={() => onChoose(key)} />}
          <span>
            {name !== undefined && (
              <>
                <small>{name}</small>{' '}
              </>
            )}
            <Value>{value}</Value>
          </span>
        </Choice>
      ))}
    </Choices>
  )
}
