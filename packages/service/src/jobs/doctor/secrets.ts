import { type Judgement, missing, ok, together, weak } from './finding.ts'

/** As deploy/new-secrets.sh leaves it. */
export const exampleText = 'put the password of the mail account here'

/** The least characters of a password that the setup has made, and of one that the owner of a mail account has chosen. */
const least = { made: 24, chosen: 12 }

/**
 * @param names those of compose.yaml
 * @param read undefined where there is none
 */
export function judgeSecrets(names: readonly string[], read: (name: string) => string | undefined): Judgement {
  const texts = names.map((name) => [name, read(name)?.trim() ?? ''] as const)
  const judgements = texts.map(([name, text]) => judgeSecret(name, text, texts))
  return together(judgements, `All ${names.length} are there, none is short or used twice.`)
}

function judgeSecret(name: string, text: string, all: readonly (readonly [string, string])[]): Judgement {
  if (text === '') return missing(`${name} is not there or is empty: deploy/new-secrets.sh makes what is missing.`)
  if (text === exampleText) {
    return missing(
      `${name} has its example text still: put the password of the mail account into deploy/secrets/${name}.`,
    )
  }
  const password = URL.parse(text)?.password || text
  const isShort = password.length < (name === 'smtp_password' ? least.chosen : least.made)
  if (isShort || new Set(password).size < 8) {
    return weak(`${name} can be guessed: give it a longer text, as docs/operations.md 'Settings' says.`)
  }
  const twin = all.find(([other, same]) => other !== name && same === text)?.[0]
  return twin === undefined ? ok('') : weak(`${name} and ${twin} are the same: give each a text of its own.`)
}
