import { takeEarly } from '../boot/earlyAnswers.ts'
import { type Config, readConfig } from './config.ts'

/** Shows what is wrong instead of a white page; plain elements, since nothing else can be trusted to work. */
function refuse(problems: readonly string[]): never {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  const title = document.createElement('h1')
  title.textContent = 'Die Anwendung ist nicht richtig eingerichtet'
  const list = document.createElement('ul')
  for (const problem of problems) {
    const item = document.createElement('li')
    item.textContent = problem
    list.append(item)
  }
  main.append(title, list)
  document.getElementById('root')?.replaceChildren(main)
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
