import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '../Bar/Bar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import type { RowFormActions, RowFormState, RowValues } from './RowField.tsx'
import { Foot, Form } from './RowForm.styles.ts'
import { texts } from '../parts.texts.ts'

export type { RowFormActions, RowFormState, RowValues } from './RowField.tsx'
export { Fields } from './RowForm.styles.ts'

/** Said below fields that store themselves. */
export interface SelfSavingWords {
  /** At rest. */
  idle: string
  /** Stores again what stood there before. */
  undo: string
}

/** Said below a form that stands open on its page: nothing closes it when it is stored. */
export interface OpenFormWords {
  /** At rest. */
  idle: string
  /** @param names of the fields that were stored */
  saved: (names: readonly string[]) => string
  names: Readonly<Record<string, string>>
}

export interface RowFormProps<T extends RowValues> {
  form: RowFormState<T>
  actions: RowFormActions<T>
  /** Names of the fields whose values cannot be stored; each of them says why. */
  wrong?: readonly string[]
  /** How a conflict is told, where the record has a name of its own. */
  conflict?: string
  /** Each field is stored when it is left; the buttons come only where that is not enough. */
  bySelf?: SelfSavingWords
  open?: OpenFormWords
  children: ReactNode
}

/** Whether somebody is in one of the form's fields. */
function useWithin() {
  const [within, setWithin] = useState(false)
  return {
    within,
    enter: () => setWithin(true),
    leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setWithin(false)
    },
  }
}

/** A question that others' values have raised: it stays until nothing is unsaved any more. */
function useQuestion(isRaised: boolean, changed: boolean) {
  const [open, setOpen] = useState(false)
  const isOpen = changed && (open || isRaised)
  if (isOpen !== open) setOpen(isOpen)
  return isOpen
}

/** The last change that was stored: its fields, how they stood before, and the way back to that. */
function useUndo<T extends RowValues>(form: RowFormState<T>, actions: RowFormActions<T>) {
  const { values, changed, saved, problem } = form
  const [stored, setStored] = useState(values)
  const [before, setBefore] = useState<T>()
  const [fields, setFields] = useState<readonly string[]>([])
  // Repeated after a failure it is the same change still.
  const [hasFailed, setFailed] = useState(false)
  const isRepeated = changed && (hasFailed || problem !== undefined)
  if (isRepeated !== hasFailed) setFailed(isRepeated)
  const isUndoing = useRef(false)
  const store = useEffectEvent(() => {
    if (!isUndoing.current) return
    isUndoing.current = false
    actions.save()
  })
  // Only what was typed is stored, and it is typed once it is drawn.
  useEffect(() => {
    if (changed) store()
  }, [changed])
  return {
    canUndo: saved && !changed && before !== undefined,
    /** The fields of the last change. */
    fields,
    enter() {
      if (!changed) setStored(values)
    },
    keep() {
      const base = (isRepeated && before) || stored
      setBefore(base)
      setFields(Object.keys(values).filter((field) => values[field] !== base[field]))
      setStored(values)
    },
    undo() {
      if (!before) return
      isUndoing.current = true
      actions.change(before)
      setStored(before)
      setBefore(undefined)
    },
  }
}

/**
 * Fields that are stored together, the result of storing, and values that somebody else stored meanwhile. Enter saves;
 * so does leaving a field where they store themselves.
 */
export function RowForm<T extends RowValues>({
  form,
  actions,
  wrong = [],
  conflict,
  bySelf,
  open,
  children,
}: RowFormProps<T>) {
  const t = useTexts(texts).rowForm
  const { changed, saving, saved, theirs, problem } = form
  const { within, enter, leave } = useWithin()
  const history = useUndo(form, actions)
  const invalid = wrong.length > 0
  const isUnsaved = changed && !bySelf
  useLayoutEffect(() => {
    // The buttons come into view: not over the field that is typed in.
    if (isUnsaved) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isUnsaved])
  const isRaised = Object.keys(theirs).length > 0
  const isAsked = useQuestion(isRaised, changed)
  const isStuck = invalid || problem !== undefined || isAsked
  const hasButtons = !bySelf || (changed && (isStuck || (!within && !saving)))
  const save = () => {
    // One that stores itself takes what was typed while it was under way.
    if (!changed || invalid || (saving && !bySelf)) return
    history.keep()
    actions.save()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const onFocus = () => {
    enter()
    history.enter()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    leave(event)
    // Whoever is on the way to a button decides by it.
    if (bySelf && !isStuck) save()
  }
  // Without its button a form of several fields does not take Enter by itself.
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (bySelf && key === 'Enter' && target instanceof HTMLInputElement && !hasButtons) save()
  }
  const isStored = !changed && saved
  const names = history.fields.flatMap((field) => open?.names[field] ?? [])
  const [icon, words] = ((): readonly [sign: IconName | undefined, words: string | undefined] => {
    if (invalid) return ['warning', t.wrong(wrong.join(', '))]
    if (saving) return ['clock', t.saving]
    if (changed && hasButtons) return [problem === undefined ? 'pencil' : 'warning', t.unsaved]
    if (isStored) return ['check', names.length > 0 ? open?.saved(names) : t.saved]
    return [open && 'check', (bySelf ?? open)?.idle]
  })()
  return (
    <Form noValidate onSubmit={onSubmit} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown}>
      {children}
      {/* All that is to be said of storing stands here, in view however long the form is, and moves no field. */}
      <Foot data-held={isUnsaved || (open && isStored) || undefined}>
        <div role="alert">
          {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
          {isRaised && <Bar tone="warning" icon="warning" message={conflict ?? t.conflict} />}
        </div>
        <output data-state={icon}>
          {icon && <Icon name={icon} size={16} />}
          {words}
        </output>
        {bySelf && history.canUndo && (
          <Button variant="quiet" icon="undo" onClick={history.undo}>
            {bySelf.undo}
          </Button>
        )}
        {hasButtons && changed && !saving && (
          <Button variant="quiet" onClick={actions.discard}>
            {t.discard}
          </Button>
        )}
        {hasButtons && (
          <Button type="submit" variant="primary" busy={saving} disabled={!changed || invalid}>
            {t.save}
          </Button>
        )}
      </Foot>
    </Form>
  )
}
