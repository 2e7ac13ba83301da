import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import type { FieldWords } from '../Field/Field.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { FieldBox, Theirs } from './RowForm.styles.ts'
import { texts } from '../parts.texts.ts'

/** Named texts that are typed and stored together. */
export type RowValues = Readonly<Record<string, string>>

export interface RowFormState<T extends RowValues> {
  values: T
  /** Something is typed and not stored. */
  changed: boolean
  saving: boolean
  saved: boolean
  /** Values that somebody else stored meanwhile, in fields that were changed here too. */
  theirs: Partial<T>
  /** Why it is not stored, as a sentence. */
  problem: string | undefined
}

export interface RowFormActions<T extends RowValues> {
  change: (part: Partial<T>) => void
  save: () => void
  discard: () => void
}

interface RowPlaceProps<T extends RowValues> {
  form: Pick<RowFormState<T>, 'theirs'>
  actions: Pick<RowFormActions<T>, 'change'>
  field: keyof T & string
  label: string
  /** A stored value in words. */
  formatValue?: (value: string) => string
  /** The field itself. */
  children: ReactNode
}

const unchanged = (value: string) => value

/** A field of a form; a value that somebody else stored stands below it until one is chosen. */
export function RowPlace<T extends RowValues>({
  form,
  actions,
  field,
  label,
  formatValue = unchanged,
  children,
}: RowPlaceProps<T>) {
  const t = useTexts(texts).rowForm
  const theirs = form.theirs[field]
  return (
    <FieldBox data-field={field}>
      {children}
      {theirs !== undefined && (
        <Theirs>
          <span>{t.stored(formatValue(theirs))}</span>
          <Button
            aria-label={t.takeStored(label)}
            onClick={() => actions.change({ [field]: theirs } as unknown as Partial<T>)}
          >
            {t.take}
          </Button>
        </Theirs>
      )}
    </FieldBox>
  )
}

interface RowFieldProps<T extends RowValues> extends Pick<FieldWords, 'hint' | 'error'> {
  form: Pick<RowFormState<T>, 'theirs' | 'values'>
  actions: Pick<RowFormActions<T>, 'change'>
  field: keyof T & string
  label: string
  /** The most characters that are stored. */
  most: number
  input?: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'list' | 'placeholder' | 'required'>
}

/** One line of text of a form, with what is wrong with it. */
export function RowField<T extends RowValues>({
  form,
  actions,
  field,
  label,
  most,
  hint,
  error,
  input,
}: RowFieldProps<T>) {
  const t = useTexts(texts).rowForm
  const value = form.values[field] ?? ''
  return (
    <RowPlace form={form} actions={actions} field={field} label={label}>
      <TextField
        autoComplete="off"
        {...input}
        label={label}
        hint={hint}
        error={isTooLong(value, most) ? t.tooLong(most) : error}
        value={value}
        onChange={({ target }) => actions.change({ [field]: target.value } as unknown as Partial<T>)}
      />
    </RowPlace>
  )
}

/** More characters than are stored, as people count them. */
export const isTooLong = (value: string, most: number): boolean => Array.from(value.trim()).length > most
