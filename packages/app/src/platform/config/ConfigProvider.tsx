import { createContext, type ReactNode, use } from 'react'
import { type Config, defaultConfig } from './config.ts'

const ConfigContext = createContext<Config>(defaultConfig)

export function ConfigProvider({ config, children }: { config: Config; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

export const useConfig = () => use(ConfigContext)
