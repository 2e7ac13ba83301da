import { getResponse } from 'msw'
import { createTemplateHandlers, type TemplateOptions } from './handlers.ts'
import { type TemplateScenario, templateScenarios } from './scenarios.ts'
import { createTemplateState } from './state.ts'

/** How the answers are changed; the data are not. */
interface Switches {
  scenario: TemplateScenario
  /** In ms, 0 to 10000. */
  latency: number
}

export interface TemplateService {
  /** @returns undefined when no call has this address */
  answer: (request: Request) => Promise<Response | undefined>
  /** The example data as they were at first. */
  reset: () => void
  /** @returns false for values that are none */
  change: (switches: Partial<Record<keyof Switches, unknown>>) => boolean
}

const isScenario = (value: unknown): value is TemplateScenario =>
  typeof value === 'string' && Object.hasOwn(templateScenarios, value)
const isLatency = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000

/** The mock API in memory, for one session: nothing else of the process is intercepted. */
export function createTemplateService(options: TemplateOptions = {}): TemplateService {
  let state = options.state ?? createTemplateState()
  let switches: Switches = { scenario: options.scenario ?? 'ready', latency: options.latency ?? 0 }
  let handlers = createTemplateHandlers({ state, ...switches })
  const build = () => {
    handlers = createTemplateHandlers({ state, ...switches })
  }
  return {
    answer: (request) => getResponse(handlers, request),
    reset() {
      state = createTemplateState()
      build()
    },
    change({ scenario = switches.scenario, latency = switches.latency }) {
      if (!isScenario(scenario) || !isLatency(latency)) return false
      switches = { scenario, latency }
      build()
      return true
    },
  }
}
