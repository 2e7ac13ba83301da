import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

export interface Credentials {
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
export function useLoginForm(onSubmit: (credentials: Credentials) => void) {
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
