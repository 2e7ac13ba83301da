import type { SetupFault } from '@waldkerf/ui/screens/errors/SetupScreen'
import { describeProblem } from './describeProblem.ts'
import { showSetup } from './showSetup.tsx'

/** Finds out why there is no content. The configuration is requested again, since the first answer is gone. */
async function missing(): Promise<SetupFault> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-store' })
    return { kind: answer.ok ? 'notJson' : 'noConfig' }
  } catch {
    return { kind: 'offline' }
  }
}

/** Shows the faults of the configuration instead of the application; never resolves. */
export async function refuseConfig(content: unknown, wrong: readonly string[]): Promise<never> {
  console.warn(`config.json: ${wrong.join(', ')}`)
  const problems = wrong.map((name) => describeProblem(content, name))
  return showSetup(wrong.includes('') ? await missing() : { kind: 'config', problems })
}
