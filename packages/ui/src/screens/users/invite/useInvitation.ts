import { useRef, useState } from 'react'
import type { NewUser, UsersActions } from '../usersTypes.ts'

const empty: NewUser = {
  mail: '',
  first_name: '',
  last_name: '',
  client_id: '',
  kataster_enabled: false,
  apus_team: false,
  apus_admin: false,
}

/** Faults of the address that show before anyone is asked. The data service looks more closely. */
export type MailProblem = 'missing' | 'malformed' | 'taken'

const mailProblem = (mail: string): MailProblem | undefined => {
  if (!mail.trim()) return 'missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(mail.trim()) ? undefined : 'malformed'
}

/** Switches off flags that mean nothing without another value: cadastre without a client, leader without the team. */
const whole = (person: NewUser): NewUser => ({
  ...person,
  kataster_enabled: person.client_id !== '' && person.kataster_enabled,
  apus_admin: person.apus_team && person.apus_admin,
})

/** The invitation's form, and the result of sending it. @param onDone it is made */
export function useInvitation({ invite, isTaken }: Pick<UsersActions, 'invite' | 'isTaken'>, onDone: () => void) {
  /** Idempotency key of one attempt and its repeats; a changed invitation gets another. */
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [person, setPerson] = useState(empty)
  const [problem, setProblem] = useState<MailProblem>()
  const [refusal, setRefusal] = useState<Awaited<ReturnType<UsersActions['invite']>>>()
  const [busy, setBusy] = useState(false)
  /** The address that is being looked up; another one makes the answer worthless. */
  const asked = useRef('')

  function change(part: Partial<NewUser>) {
    setPerson((last) => whole({ ...last, ...part }))
    setKey(crypto.randomUUID())
    if ('mail' in part) {
      asked.current = ''
      setProblem(undefined)
    }
    setRefusal(undefined)
  }

  /** Says early that an address is taken; where that cannot be asked, sending will say it. */
  async function checkMail() {
    const { mail } = person
    if (!mail.trim()) return
    asked.current = mail
    const wrong = mailProblem(mail) ?? ((await isTaken(mail).catch(() => false)) ? 'taken' : undefined)
    if (asked.current === mail) setProblem(wrong)
  }

  async function send() {
    const wrong = mailProblem(person.mail)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    const refused = await invite({ ...person, mail: person.mail.trim() }, key)
    setBusy(false)
    setRefusal(refused)
    if (!refused) onDone()
  }
  return { person, change, checkMail, send, problem, refusal, busy }
}
