import { takeEarly } from '../boot/earlyAnswers.ts'
import { type Config, readConfig } from './config.ts'

/**
 * Fetches and checks `/config.json`. If it is missing or wrong, a message is shown instead of the application and the
 * start stops; an unknown key is a warning.
 */
export async function loadConfig(): Promise<Config> {
  const content: unknown = await takeEarly('/config.json')
    .then((early) => early ?? fetch('/config.json'))
    .then((response) => response.json())
    .catch(() => undefined)
  const { config, unknown, wrong } = readConfig(content)
  if (wrong.length > 0) await (await import('../setup/refuseConfig.ts')).refuseConfig(content, wrong)
  if (unknown.length > 0) console.warn(`config.json: unknown keys ${unknown.join(', ')}`)
  return config
}
