import { useState, type FormEvent, type KeyboardEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { LoginFrame } from '@waldkerf/ui/screens/login/LoginFrame'
import { Failure } from '@waldkerf/ui/screens/login/LoginScreen.styles.ts'
import { space } from '@waldkerf/ui/theme/tokens'
import { texts } from './TemplateLoginScreen.texts.ts'

interface Credentials {
  username: string
  password: string
}

const names: ReadonlySet<string> = new Set(['admin', 'editor', 'visitor'])
const shortest = 6

type Problems = Readonly<Record<keyof Credentials, boolean>>

const findProblems = ({ username, password }: Credentials): Problems => ({
  username: !names.has(username.trim()),
  password: password.length < shortest,
})

/** The form's values and rules; a field is judged when it is left, and all when it is sent. */
function useLoginForm(onSubmit: (credentials: Credentials) => void) {
  const [values, setValues] = useState<Credentials>({ username: 'admin', password: '111111' })
  const [left, setLeft] = useState<Problems>({ username: false, password: false })
  const [caps, setCaps] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = findProblems(values)
  const field = (name: keyof Credentials) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setValues((before) => ({ ...before, [name]: value }))
    },
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft({ username: true, password: true })
    const wrong = problems.username ? 'username' : problems.password ? 'password' : undefined
    if (wrong === undefined) return onSubmit({ ...values, username: values.username.trim() })
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  return {
    form,
    field,
    submit,
    caps,
    /** The modifier's own state, not the letters that were typed. */
    watchCaps: (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock')),
    wrong: (name: keyof Credentials) => left[name] && problems[name],
  }
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

export interface TemplateLoginScreenProps {
  productName: string
  /** The API's own words for a refused try. */
  failure?: string | undefined
  busy: boolean
  /** The name is trimmed. */
  onSignIn: (credentials: Credentials) => void
}

/** `/login` of the component show: a form of its own, since its people are examples. */
export function TemplateLoginScreen({ productName, failure, busy, onSignIn }: TemplateLoginScreenProps) {
  const t = useTexts(texts)
  const { form, field, submit, caps, watchCaps, wrong } = useLoginForm(onSignIn)
  const [shown, setShown] = useState(false)
  return (
    <LoginFrame productName={productName}>
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
      {failure !== undefined && (
        <Failure role="alert">
          <Icon name="warning" />
          <strong>{failure}</strong>
        </Failure>
      )}
      <Form ref={form} onSubmit={submit} noValidate>
        <TextField
          label={t.username}
          autoComplete="username"
          error={wrong('username') ? t.wrongName : undefined}
          {...field('username')}
        />
        <TextField
          label={t.password}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          hint={caps ? t.caps : undefined}
          error={wrong('password') ? t.shortPassword : undefined}
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          {...field('password')}
        />
        <Checkbox label={t.show} checked={shown} onChange={() => setShown(!shown)} />
        <Button type="submit" variant="primary" busy={busy}>
          {t.signIn}
        </Button>
      </Form>
    </LoginFrame>
  )
}
