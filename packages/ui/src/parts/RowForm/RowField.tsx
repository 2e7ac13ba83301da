import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import type { FieldWords } from '../Field/Field.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import type { RowFormActions, RowFormState, RowValues } from './rowFormTypes.ts'
import { FieldBox, Theirs } from './RowForm.styles.ts'
import { texts } from './RowForm.texts.ts'

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

const asItIs = (value: string) => value

/** A field of a form; a value that somebody else stored stands below it until one is chosen. */
export function RowPlace<T extends RowValues>({
  form,
  actions,
  field,
  label,
  formatValue = asItIs,
  children,
}: RowPlaceProps<T>) {
  const t = useTexts(texts)
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
  const t = useTexts(texts)
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
