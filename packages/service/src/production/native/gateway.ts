import { type ChildProcess, spawn } from 'node:child_process'
import { deployPath } from '@waldkerf/service/jobs/deploy/composeFile'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'
import { waitForEnd } from '@waldkerf/service/supervisor/processes'
import { run } from '../programs/kept.ts'
import type { Authority } from './authority.ts'

/** Ports that everybody outside knows. */
export interface PublicPorts {
  https: number
  http: number
}

interface Places extends PublicPorts {
  /** Of the web server. */
  web: number
  log: string
}

/** HAProxy with deploy/haproxy.cfg, in front of a web server of this machine. */
export class Gateway {
  readonly #environment: NodeJS.ProcessEnv
  readonly #log: string
  #process: ChildProcess | undefined

  constructor({ both }: Authority, { https, http, web, log }: Places) {
    this.#log = log
    this.#environment = {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      WALDKERF_CERTIFICATE: both,
      WALDKERF_TLS_BIND: `127.0.0.1:${https}`,
      WALDKERF_HTTP_BIND: `127.0.0.1:${http}`,
      WALDKERF_WEB: `127.0.0.1:${web}`,
    }
  }

  /** Rejects with what HAProxy says about its file. */
  check(): Promise<unknown> {
    return run('haproxy', ['-c', '-f', deployPath('haproxy.cfg')], { env: this.#environment })
  }

  /** One that runs stays. */
  start(): void {
    if (this.#process?.exitCode === null) return
    const log = openLog(this.#log)
    const stdio = ['ignore', log, log] as const
    this.#process = spawn('haproxy', ['-db', '-f', deployPath('haproxy.cfg')], {
      env: this.#environment,
      stdio: [...stdio],
    })
    closeLog(log)
  }

  async stop(): Promise<void> {
    const pid = this.#process?.pid
    this.#process?.kill('SIGTERM')
    this.#process = undefined
    if (pid !== undefined) await waitForEnd(pid, 5_000)
  }
}
