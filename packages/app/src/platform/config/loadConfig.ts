import { takeEarly } from '../boot/earlyAnswers.ts'
import { showPlainPage } from '../boot/plainPage.ts'
import { type Config, readConfig } from './config.ts'

/** Shows what is wrong instead of a white page. */
function refuse(problems: readonly string[]): never {
  showPlainPage([{ lang: 'de', title: 'Die Anwendung ist nicht richtig eingerichtet', lines: problems }])
  throw new Error(`config.json: ${problems.join('; ')}`)
}

/** Fetches and checks `/config.json`. A wrong value ends the start with a message; an unknown key is a warning. */
export async function loadConfig(): Promise<Config> {
  const content: unknown = await takeEarly('/config.json')
    .then((early) => early ?? fetch('/config.json'))
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
    .catch(() => refuse(['config.json konnte nicht geladen werden oder ist kein JSON. Bitte laden Sie die Seite neu.']))
  const { config, unknown, wrong } = readConfig(content)
  if (wrong.length > 0) refuse(wrong)
  if (unknown.length > 0) console.warn(`config.json: unknown keys ${unknown.join(', ')}`)
  return config
}
