import { getResponse, HttpResponse } from 'msw'
import { createTemplateHandlers, type TemplateOptions } from './handlers.ts'
import { type TemplateScenario, templateScenarios } from './scenarios.ts'
import { createTemplateState } from './state.ts'

/** Settings that change the answers, not the data. */
interface Switches {
  scenario: TemplateScenario
  /** In ms, 0 to 10000. */
  latency: number
}

interface ServiceOptions extends TemplateOptions {
  /** The limits of the session's data. Default none. */
  most?: { bytes: number; rows: number }
}

export interface TemplateService {
  /** @returns undefined when no call has this address */
  answer: (request: Request) => Promise<Response | undefined>
  /** Bytes of its rows, as JSON. */
  size: () => number
  /** Restores the initial example data. */
  reset: () => void
  /** @returns false for invalid values */
  change: (switches: Partial<Record<keyof Switches, unknown>>) => boolean
}

const isScenario = (value: unknown): value is TemplateScenario =>
  typeof value === 'string' && Object.hasOwn(templateScenarios, value)
const isLatency = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000

/** Sizes of rows, cached, because rows are replaced and never changed in place. */
const sizes = new WeakMap<object, number>()
function rowSize(row: object): number {
  const size = sizes.get(row) ?? JSON.stringify(row).length + 1
  sizes.set(row, size)
  return size
}

/** The mock API in memory, for one session: nothing else of the process is intercepted. */
export function createTemplateService(options: ServiceOptions = {}): TemplateService {
  let state = options.state ?? createTemplateState()
  let switches: Switches = { scenario: options.scenario ?? 'ready', latency: options.latency ?? 0 }
  let handlers = createTemplateHandlers({ state, ...switches })
  const build = () => {
    handlers = createTemplateHandlers({ state, ...switches })
  }
  const { bytes: mostBytes, rows: mostRows } = options.most ?? { bytes: Infinity, rows: Infinity }
  const measure = () => [...state.articles, ...state.roles].reduce((sum, row) => sum + rowSize(row), 0)
  let size = measure()

  let writing: Promise<unknown> = Promise.resolve()
  /** Runs writes one after the other, so that only one change is undone if it is too large. */
  function inTurn(request: Request) {
    const done = writing.then(() => write(request))
    writing = done.catch(() => undefined)
    return done
  }

  /** Undoes a change that makes the session too large, by restoring the former lists. */
  async function write(request: Request): Promise<Response | undefined> {
    const { articles, roles } = state
    const response = await getResponse(handlers, request)
    if (state.articles === articles && state.roles === roles) return response
    const next = measure()
    if (next <= mostBytes && state.articles.length + state.roles.length <= mostRows) {
      size = next
      return response
    }
    Object.assign(state, { articles, roles })
    return HttpResponse.json({ code: 50_005, message: 'There is no more room in this demo. Please reset its data.' })
  }
  return {
    answer: (request) => (request.method === 'GET' ? getResponse(handlers, request) : inTurn(request)),
    size: () => size,
    reset() {
      state = createTemplateState()
      size = measure()
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
